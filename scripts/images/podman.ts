import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../steps.ts'

/** Podman as it runs on this machine, also where the machine is itself a closed room. */
export type Podman = {
  /** @returns what it printed; @throws Error with what it said when it failed */
  run: (...args: string[]) => string
  /** What it prints goes to the screen. @returns whether it went well */
  show: (...args: string[]) => boolean
  /** For programs that call it. */
  env: NodeJS.ProcessEnv
  close: () => void
}

export const hasPodman = (): boolean => spawnSync('podman', ['--version']).status === 0

/** Where none may be raised, podman's own are too high: enough for each of our containers. */
const MOST = { files: 65_536, processes: 4_096 }

function readLimits(): string[] {
  const text = readFileSync('/proc/self/limits', 'utf8')
  const find = (line: string, most: number) => {
    const [, hard] = new RegExp(`^${line} +\\S+ +(\\d+)`, 'm').exec(text) ?? []
    return Math.min(Number(hard ?? most), most)
  }
  const files = find('Max open files', MOST.files)
  const processes = find('Max processes', MOST.processes)
  return [`nofile=${files}:${files}`, `nproc=${processes}:${processes}`]
}

/** Where the first and the second kind of control groups are mixed, only `runc` starts anything. */
const isMixed = () =>
  existsSync('/sys/fs/cgroup/unified') && !existsSync('/sys/fs/cgroup/cgroup.controllers')

const MIXED = `[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
[network]
network_backend = "netavark"
`

export function openPodman(): Podman {
  const folder = mkdtempSync(join(tmpdir(), 'foulee-podman-'))
  const settings = join(folder, 'containers.conf')
  const limits = readLimits().map((limit) => `"${limit}"`)
  const engine = isMixed() ? MIXED : ''
  writeFileSync(settings, `[containers]\ndefault_ulimits = [${limits.join(', ')}]\n${engine}`)
  const env = { ...process.env, CONTAINERS_CONF: settings }
  return {
    env,
    run(...args) {
      const { status, stdout, stderr } = spawnSync('podman', args, {
        env,
        encoding: 'utf8',
        cwd: root,
      })
      if (status === 0) return stdout.trim()
      throw new Error(`podman ${args.join(' ')} (${status})\n${stdout}${stderr}`)
    },
    show: (...args) => spawnSync('podman', args, { env, stdio: 'inherit', cwd: root }).status === 0,
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
