import { cpus, loadavg } from 'node:os'
import { type Bench, pick, startOurs } from '../bench.ts'
import { type Crowd, gatherCrowd, PERSONAS, type Persona } from '../crowd.ts'
import { withDatabase } from '../databases.ts'
import type { Started } from '../processes.ts'
import { format, median, type Row, type Section } from '../report.ts'

const PROCESSES = [1, 2, 4]
const BROWSERS = 24
const WARM_UP_MS = 4_000
const ROUND_MS = 15_000

/** Monthly requests of a thousand active members and the visitors they attract. */
const REQUESTS_A_MONTH = 1_000 * 30 * 7 * (100 / 25)
const PEAK_HOUR = 0.02
const FULL = 0.5
/** Monthly price of such a machine, to be replaced by a real one. */
const MACHINE_EUROS = 12

type TimedRequest = { persona: Persona; path: string; ms: number; status: number }
type Round = {
  requests: TimedRequest[]
  seconds: number
  cpuMs: number
  memory: number[]
  load: number
}

export const measureFoule = ({ cluster }: Pick<Bench, 'cluster'>): Promise<Section> =>
  withDatabase(cluster, 'foule', async (url) => {
    const servers: Started[] = []
    const env = { DATABASE_URL: url, TRUST_PROXY: '1', ...GENEROUS }
    try {
      // Demo data is loaded by a separate process, excluded from the measurement.
      await (await startOurs({ ...env, DEMO: '1' })).stop()
      servers.push(await startOurs(env))
      const crowd = await gatherCrowd(url, servers[0]?.origin ?? '')
      const rounds: [number, Round][] = []
      for (const nb of PROCESSES) {
        while (servers.length < nb) servers.push(await startOurs(env))
        await load(crowd, servers, WARM_UP_MS)
        rounds.push([nb, await load(crowd, servers, ROUND_MS)])
      }
      return present(rounds)
    } finally {
      await Promise.all(servers.map((server) => server.stop()))
    }
  })

/** Higher limits, as the few bench members do more each; no second factor for bench staff. */
const GENEROUS = {
  STAFF_SECOND_FACTOR: '0',
  RATE_FICHIER: '1000000',
  RATE_PIECE: '1000000',
  RATE_ENVOI: '1000000',
}

let visits = 0

async function load(crowd: Crowd, servers: readonly Started[], ms: number): Promise<Round> {
  const requests: TimedRequest[] = []
  const from = performance.now()
  const cpu = sumCpu(servers)
  const browse = async () => {
    while (performance.now() - from < ms) {
      const n = visits++
      const persona = crowd.choose(n)
      const { origin } = pick(servers, n)
      await crowd.visits[persona](as(requests, { persona, origin, n }), n)
    }
  }
  await Promise.all(Array.from({ length: BROWSERS }, browse))
  return {
    requests,
    seconds: (performance.now() - from) / 1000,
    cpuMs: sumCpu(servers) - cpu,
    memory: servers.map((server) => server.readPeakMemory() ?? 0),
    load: loadavg()[0] ?? 0,
  }
}

const as =
  (
    requests: TimedRequest[],
    { persona, origin, n }: { persona: Persona; origin: string; n: number },
  ) =>
  async (path: string, init: RequestInit = {}) => {
    const at = performance.now()
    const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
    const headers = { 'x-forwarded-for': address, 'accept-encoding': 'br', ...init.headers }
    const answer = await fetch(origin + path, { ...init, headers }).catch(() => null)
    const text = (await answer?.text().catch(() => '')) ?? ''
    requests.push({ persona, path, ms: performance.now() - at, status: answer?.status ?? 0 })
    return text
  }

const sumCpu = (servers: readonly Started[]) =>
  servers.reduce((sum, server) => sum + (server.readCpuMs() ?? 0), 0)

const isFailed = ({ status }: TimedRequest) => status === 0 || status >= 400

function percentile(values: readonly number[], part: number): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * part) - 1] ?? null
}

function present(rounds: readonly [number, Round][]): Section {
  const rows = rounds.map(([nb, { requests, seconds, cpuMs, memory, load }]): Row => {
    const p99 = Object.fromEntries(
      PERSONAS.map((persona) => [
        `p99 ${persona}`,
        percentile(
          requests.filter((request) => request.persona === persona).map(({ ms }) => ms),
          0.99,
        ),
      ]),
    )
    return {
      processus: String(nb),
      'req/s': requests.length / seconds,
      refus: requests.filter(isFailed).length,
      'médiane ms': median(requests.map(({ ms }) => ms)),
      ...p99,
      'ms de Node par requête': cpuMs / requests.length,
      'Mo par processus, au plus': Math.max(...memory),
      charge: load,
    }
  })
  const best = Math.max(...rounds.map(([, { requests, seconds }]) => requests.length / seconds))
  const peak = (REQUESTS_A_MONTH * PEAK_HOUR) / 3600
  return {
    title: 'La foule d’un dimanche de courses',
    method: `${BROWSERS} navigateurs qui demandent sans pause, PostgreSQL et ceux qui chargent sur la même machine (${cpus().length} cœurs). Mille membres actifs : ${format(REQUESTS_A_MONTH)} requêtes par mois avec ceux qu’ils amènent, ${format(peak)} par seconde à l’heure de pointe ; à ${MACHINE_EUROS} € la machine, remplie à moitié, ${format((peak / (best * FULL)) * MACHINE_EUROS)} € par mois.`,
    rows,
    budgets: rounds.map(([nb, { requests }]) => ({
      what: `refus, ${nb} processus${formatFailed(requests)}`,
      value: requests.filter(isFailed).length,
      max: 0,
    })),
  }
}

function formatFailed(requests: readonly TimedRequest[]): string {
  const kinds = Map.groupBy(
    requests.filter(isFailed),
    ({ persona, status }) => `${persona} ${status}`,
  )
  const examples = [...kinds].map(([kind, [first]]) => `${kind} ${first?.path}`)
  return examples.length ? ` (${examples.join(', ')})` : ''
}
