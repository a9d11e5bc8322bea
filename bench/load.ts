import autocannon from 'autocannon'
import type { Started } from './processes.ts'
import { median, type Row } from './report.ts'

export type BenchRequest = {
  path: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}
export type Contestant = {
  name: string
  server: Started
  paths: readonly string[] | ((n: number) => string | BenchRequest)
  headers?: Record<string, string>
  meanwhile?: () => () => Promise<void>
}
export type Result = { name: string; perSecond: number; p99: number; cpuMicros: number | null }
export type Rounds = { seconds: number; rounds: number }

const CONNECTIONS = 32
const WARM_UP_S = 2

/**
 * Loads the servers in turn over several rounds, so that other machine activity affects all. The
 * first round is a warm-up.
 * @returns medians, in the given order
 * @throws Error on any failed response
 */
export async function compete(
  contestants: readonly Contestant[],
  { seconds, rounds }: Rounds,
): Promise<Result[]> {
  const turns: Result[][] = []
  for (let turn = 0; turn <= rounds; turn += 1) {
    const results: Result[] = []
    for (const contestant of contestants) {
      const end = contestant.meanwhile?.()
      results.push(await load(contestant, turn === 0 ? Math.min(WARM_UP_S, seconds) : seconds))
      await end?.()
    }
    if (turn > 0) turns.push(results)
  }
  return contestants.map(({ name }, index) => {
    const own = turns.flatMap((results) => results[index] ?? [])
    const cpu = own.flatMap(({ cpuMicros }) => cpuMicros ?? [])
    return {
      name,
      perSecond: median(own.map(({ perSecond }) => perSecond)),
      p99: median(own.map(({ p99 }) => p99)),
      cpuMicros: cpu.length ? median(cpu) : null,
    }
  })
}

let requestCount = 0

export async function load(contestant: Contestant, duration: number): Promise<Result> {
  const { name, server, paths, headers = {} } = contestant
  const cpu = server.readCpuMs()
  const outcome = await autocannon({
    url: server.origin,
    connections: CONNECTIONS,
    duration,
    headers,
    requests:
      typeof paths === 'function'
        ? [{ setupRequest: (request) => ({ ...request, ...toRequest(paths(requestCount++)) }) }]
        : paths.map((path) => ({ path })),
  })
  if (outcome.non2xx || outcome.errors) {
    throw new Error(`${name} : ${outcome.non2xx} refus, ${outcome.errors} erreurs`)
  }
  const spent = server.readCpuMs()
  return {
    name,
    perSecond: outcome.requests.total / outcome.duration,
    p99: outcome.latency.p99,
    cpuMicros:
      cpu === null || spent === null ? null : ((spent - cpu) * 1000) / outcome.requests.total,
  }
}

const toRequest = (what: string | BenchRequest) =>
  typeof what === 'string' ? { path: what } : what

export const toRow = ({ name, perSecond, p99, cpuMicros }: Result): Row => ({
  serveur: name,
  'req/s': Math.round(perSecond),
  'p99 ms': p99,
  'µs de processeur par requête': cpuMicros,
})

export const ratio = (result: Result | undefined, base: Result | undefined): number | null =>
  result && base ? result.perSecond / base.perSecond : null

/** Same by CPU time if lower: a fast server may be limited by the load generator. */
export function strictRatio(result: Result | undefined, base: Result | undefined): number | null {
  const bySpeed = ratio(result, base)
  if (bySpeed === null || !result?.cpuMicros || !base?.cpuMicros) return bySpeed
  return Math.min(bySpeed, base.cpuMicros / result.cpuMicros)
}
