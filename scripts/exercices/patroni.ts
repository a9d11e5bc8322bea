import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findItsUser, findPostgres, signalServer } from '@foulee/testing/cluster'
import { findFreePort } from '@foulee/testing/free-port'
import { root } from '../steps.ts'

const PATIENCE_MS = 90_000

export type Node = {
  name: string
  isPrimary: () => Promise<boolean>
  /** Power loss: kills PostgreSQL and Patroni together. */
  kill: () => void
}

export type Patroni = {
  nodes: readonly Node[]
  url: string
  replicaUrl: string
  /**
   * Expires the leader key of a dead primary, instead of waiting for the minimum TTL of twenty
   * seconds.
   * @returns remaining milliseconds of the TTL
   */
  expire: () => Promise<number>
  stop: () => Promise<void>
}

type Ports = { rest: number; postgres: number }

/**
 * Two nodes with the files of `ops`, etcd and HAProxy, on free ports.
 * @returns once a primary and a replica are running
 */
export async function startPatroni(): Promise<Patroni> {
  const folder = await mkdtemp(join(tmpdir(), 'foulee-bascule-'))
  // Patroni refuses root, as PostgreSQL does.
  const owner = await findItsUser()
  if (owner) await chown(folder, owner.uid, owner.gid)
  const children: ChildProcess[] = []
  const run = (name: string, program: string, args: string[]) => {
    const log = createWriteStream(join(folder, `${name}.log`))
    const child = spawn(program, args, { ...owner, cwd: folder, env: { PATH: process.env.PATH } })
    child.stdout.pipe(log)
    child.stderr.pipe(log)
    children.push(child)
    return child
  }
  const [etcd, peer, primary, copies] = await findPorts(4)
  const client = `http://127.0.0.1:${etcd}`
  const between = `http://127.0.0.1:${peer}`
  run('etcd', 'etcd', [
    ...['--name', 'etcd', '--data-dir', join(folder, 'etcd')],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', between, '--initial-advertise-peer-urls', between],
    ...['--initial-cluster', `etcd=${between}`],
  ])
  const ports: Ports[] = []
  const nodes: Node[] = []
  for (const name of ['a', 'b']) {
    const [rest, postgres] = (await findPorts(2)) as [number, number]
    ports.push({ rest, postgres })
    const file = await writeNode(folder, name, { rest, postgres, etcd })
    const child = run(name, 'patroni', [file])
    const data = join(folder, name)
    nodes.push({
      name,
      isPrimary: () => answers(`http://127.0.0.1:${rest}/primary`),
      kill: () => {
        // Patroni first, as it would restart PostgreSQL.
        child.kill('SIGKILL')
        signalServer(data, 'SIGKILL')
      },
    })
  }
  await writeFile(join(folder, 'haproxy.cfg'), await fillHaproxy(ports, { primary, copies }))
  run('haproxy', '/usr/sbin/haproxy', ['-f', join(folder, 'haproxy.cfg')])
  const stop = async () => {
    for (const node of nodes) node.kill()
    for (const child of children) if (child.exitCode === null) child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await until(() => followsInStep(ports))
  } catch (cause) {
    const log = readFileSync(join(folder, 'a.log'), 'utf8').slice(-2_000)
    await stop()
    throw new Error(`Patroni did not start.\n${log}`, { cause })
  }
  const at = (port: number | undefined) =>
    `postgres://postgres:change-moi@127.0.0.1:${port}/postgres`
  return { nodes, url: at(primary), replicaUrl: at(copies), expire: () => endLease(client), stop }
}

const LEADER = Buffer.from('/service/foulee/leader').toString('base64')

async function endLease(etcd: string): Promise<number> {
  const postEtcd = async (path: string, body: object) => {
    const answer = await fetch(`${etcd}/v3/${path}`, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`etcd refused ${path}: ${await answer.text()}`)
    return answer.json()
  }
  const ID = (await postEtcd('kv/range', { key: LEADER })).kvs?.[0]?.lease
  if (!ID) return 0
  const { TTL = '0' } = await postEtcd('lease/timetolive', { ID })
  await postEtcd('lease/revoke', { ID })
  return Math.max(0, Number(TTL)) * 1_000
}

async function findPorts(nb: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < nb) ports.add(await findFreePort())
  return [...ports]
}

/** Configuration of a node with its own name, folder and ports. @returns its path */
async function writeNode(
  folder: string,
  name: string,
  { rest, postgres, etcd }: Ports & { etcd: number | undefined },
): Promise<string> {
  const text = await readFile(join(root, 'ops/patroni/foulee.yml'), 'utf8')
  await mkdir(join(folder, `socket-${name}`), { mode: 0o777 })
  const path = join(folder, `${name}.yml`)
  const filled = text
    .replace(/^name: a$/m, `name: ${name}`)
    .replaceAll('127.0.0.1:8008', `127.0.0.1:${rest}`)
    .replaceAll('127.0.0.1:5432', `127.0.0.1:${postgres}`)
    .replaceAll('127.0.0.1:2379', `127.0.0.1:${etcd}`)
    .replace('/var/lib/postgresql/15/foulee', join(folder, name))
    .replace('/var/lib/postgresql/.pgpass-patroni', join(folder, `pgpass-${name}`))
    .replace('/var/run/postgresql', folder)
    .replace('/usr/lib/postgresql/15/bin', findPostgres() ?? '')
  await writeFile(path, filled)
  return path
}

async function fillHaproxy(
  [a, b]: Ports[],
  { primary, copies }: { primary: number | undefined; copies: number | undefined },
): Promise<string> {
  const text = await readFile(join(root, 'ops/haproxy/haproxy.cfg'), 'utf8')
  return text
    .replace('127.0.0.1:5000', `127.0.0.1:${primary}`)
    .replace('127.0.0.1:5001', `127.0.0.1:${copies}`)
    .replaceAll('127.0.0.1:5432 check port 8008', `127.0.0.1:${a?.postgres} check port ${a?.rest}`)
    .replaceAll('127.0.0.1:5433 check port 8009', `127.0.0.1:${b?.postgres} check port ${b?.rest}`)
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).status === 200
  } catch {
    return false
  }
}

async function followsInStep(ports: Ports[]): Promise<boolean> {
  const postEtcd = (what: string) =>
    Promise.all(ports.map(({ rest }) => answers(`http://127.0.0.1:${rest}/${what}`)))
  const [primary, synchronous] = [await postEtcd('primary'), await postEtcd('synchronous')]
  return primary.includes(true) && synchronous.includes(true)
}

/** @throws Error on timeout */
export async function until(isTrue: () => Promise<boolean>, patienceMs = PATIENCE_MS) {
  const end = Date.now() + patienceMs
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('It did not become true in time.')
    await wait(200)
  }
}
