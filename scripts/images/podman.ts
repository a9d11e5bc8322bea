import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../steps.ts'

/** Podman on this machine, even inside a container. */
export type Podman = {
  /** @returns stdout; @throws Error with stderr on failure */
  run: (...args: string[]) => string
  show: (...args: string[]) => boolean
  env: NodeJS.ProcessEnv
  close: () => void
}

export const hasPodman = (): boolean => spawnSync('podman', ['--version']).status === 0

/** Limits that cannot be raised: podman’s defaults are too high, these suffice per container. */
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

/** With mixed cgroup versions only `runc` works. */
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
