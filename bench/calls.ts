import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bench, pick, runQuery, startOurs, startRival, withServers } from './bench.ts'
import { type BenchRequest, compete, ratio } from './load.ts'
import { type Budget, median, type Row, type Section } from './report.ts'

const TIMES = 9
const QUERY_MS = 20

export type Call = {
  name: string
  requests: BenchRequest[][]
}

export const postAs = (token: string, path: string, body?: unknown): BenchRequest => ({
  path,
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify(body ?? {}),
})

export async function measureCalls(
  bench: Bench,
  url: string,
  calls: readonly Call[],
): Promise<Pick<Section, 'rows' | 'budgets'>> {
  const folder = mkdtempSync(join(tmpdir(), 'foulee-calls-'))
  const rows: Row[] = []
  const budgets: Budget[] = []
  try {
    for (const call of calls) {
      const found = await measureCall({ bench, url, folder, call })
      rows.push(found.row)
      budgets.push(...found.budgets)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  return { rows, budgets }
}

type Measured = { bench: Bench; url: string; folder: string; call: Call }

async function measureCall({ bench, url, folder, call: { name, requests } }: Measured) {
  const half = Math.ceil(requests.length / 2)
  const [own, rivals] = [requests.slice(0, half), requests.slice(half)]
  const file = join(folder, 'requests.json')
  // First requests first, so that statements are captured in sending order.
  const heard = rivals.flatMap((turns, at) =>
    turns.map((_, turn) => [`${at}-${turn}`, [...turns, ...turns.slice(0, turn + 1)]]),
  )
  writeFileSync(file, JSON.stringify(Object.fromEntries(heard)))
  const env = { DATABASE_URL: url }
  return withServers(
    [startRival('servers/bare-statements.ts', { ...env, REQUESTS: file }), startOurs(env)],
    async (bare, ours) => {
      const results = await compete(
        [
          { name: 'node:http + pg', server: bare, paths: rotate(rivals, toTurnRequest) },
          { name: 'Foulée', server: ours, paths: rotate(own, ({ request }) => request) },
        ],
        bench,
      )
      const ms = await spend(url, ours.origin, own)
      const [rival, foulee] = results
      return {
        row: {
          appel: name,
          'node:http + pg, req/s': rival?.perSecond ?? null,
          'Foulée, req/s': foulee?.perSecond ?? null,
          'p99 ms': foulee?.p99 ?? null,
          'µs de processeur': foulee?.cpuMicros ?? null,
          'PostgreSQL, ms': ms,
        },
        budgets: [
          { what: `${name}, par rapport à node:http + pg`, value: ratio(foulee, rival), min: 0.5 },
          { what: `${name}, PostgreSQL`, value: ms, unit: ' ms', max: QUERY_MS },
        ],
      }
    },
  )
}

type Turn = { at: number; turn: number; request: BenchRequest }

/** Cycles through actors, and in each round through their requests. */
function rotate<T>(requests: readonly BenchRequest[][], toPath: (turn: Turn) => T): () => T {
  let count = 0
  return () => {
    const at = count % requests.length
    const round = Math.floor(count / requests.length)
    count += 1
    const turns = pick(requests, at)
    const turn = round % turns.length
    return toPath({ at, turn, request: pick(turns, turn) })
  }
}

const toTurnRequest = ({ at, turn }: Turn): BenchRequest => ({
  path: `/${at}-${turn}`,
  method: 'POST',
  headers: {},
})

async function spend(
  url: string,
  origin: string,
  requests: readonly BenchRequest[][],
): Promise<number> {
  const next = rotate(requests, ({ request }) => request)
  const times: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const { path, method, headers, body } = next()
    await runQuery(url, 'select pg_stat_statements_reset()')
    const answer = await fetch(origin + path, { method, headers, ...(body && { body }) })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} : ${answer.status}`)
    const [row] = await runQuery<{ ms: number }>(
      url,
      `select coalesce(sum(total_exec_time + total_plan_time), 0)::float8 as ms
      from pg_stat_statements s join pg_database d on d.oid = dbid
      where datname = current_database() and query !~ '(pgboss|pg_stat_statements|pg_notify|^(begin|commit|set))'`,
    )
    times.push(row?.ms ?? 0)
  }
  return median(times)
}
