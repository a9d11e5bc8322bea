import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, getMonday } from '@foulee/domain/calendrier'
import { ask, type Bench, pick, startOurs, startRival, withServers } from '../bench.ts'
import { type Asked, compete, ratio } from '../load.ts'
import { type Budget, format, median, type Row, type Section } from '../report.ts'
import { findAsked, MEMBERS, openTrainings, tokenOf } from '../trainings.ts'

const TIMES = 9
const QUERY_MS = 20
/** Two days to begin a plan, in turn, so that putting it onto the calendar moves all of it each time. */
const BEGINNINGS = [14, 15] as const

type Call = {
  name: string
  /** Who or what it is asked for, each with the requests that it takes in turn. */
  asked: Asked[][]
}
type Given = Awaited<ReturnType<typeof findAsked>>

const post = (users_id: number, path: string, body?: unknown): Asked => ({
  path,
  method: 'POST',
  headers: {
    authorization: `Bearer ${tokenOf(users_id)}`,
    'content-type': 'application/json',
  },
  body: JSON.stringify(body ?? {}),
})

/** What members and coaches open each day, and what costs most: a plan of sixteen weeks. */
function listCalls({ followers, coaches, today }: Given): Call[] {
  const month = `du=${today.slice(0, 7)}-01&au=${addDays(`${today.slice(0, 7)}-01`, 34)}`
  const monday = getMonday(today)
  const week = `date_min=${monday}&date_max=${addDays(monday, 6)}`
  const half = Math.floor(followers.length / 2)
  return [
    {
      name: 'mon agenda, un mois',
      asked: followers.map(({ users_id }) => [post(users_id, `/api/auth/agenda?${month}`)]),
    },
    {
      name: 'ma semaine',
      asked: followers.map(({ users_id }) => [post(users_id, `/api/training?${week}`)]),
    },
    {
      name: 'les 200 athlètes d’un coach',
      asked: coaches.map(({ users_id }) => [post(users_id, '/api/coaching/athletes/list')]),
    },
    {
      name: 'programmer seize semaines',
      // Half of the members each, so that neither server moves what the other has put.
      asked: followers.slice(0, 2 * half).map(({ users_id, id }) =>
        BEGINNINGS.map((days) =>
          post(users_id, '/api/training/plan/schedule', {
            id,
            debut: addDays(monday, days),
            jours: [2, 4, 6, 7],
            jour_long: 7,
          }),
        ),
      ),
    },
  ]
}

/** A year of trainings each for 100 000 members: what they open, against the same SQL bare. */
export async function measureEntrainement(bench: Bench): Promise<Section> {
  const url = await openTrainings(bench.cluster)
  const calls = listCalls(await findAsked(url))
  const [known] = await ask<{ nb: number }>(url, 'select count(*)::int as nb from entrainements')
  const folder = mkdtempSync(join(tmpdir(), 'foulee-entrainement-'))
  try {
    const rows: Row[] = []
    const budgets: Budget[] = []
    for (const call of calls) {
      const found = await measureCall({ bench, url, folder, call })
      rows.push(found.row)
      budgets.push(...found.budgets)
    }
    return {
      title: `${format(MEMBERS)} membres et leurs ${format(known?.nb ?? 0)} entraînements`,
      method:
        'Des membres et des coachs tour à tour. En face, node:http et pg envoient les mêmes requêtes SQL l’une après l’autre, sans rien vérifier ni mettre en forme. « PostgreSQL » : plan et exécution d’un appel, médiane.',
      rows,
      budgets,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Measured = { bench: Bench; url: string; folder: string; call: Call }

async function measureCall({ bench, url, folder, call: { name, asked } }: Measured) {
  const half = Math.ceil(asked.length / 2)
  const [own, others] = [asked.slice(0, half), asked.slice(half)]
  const file = join(folder, 'requests.json')
  // All the requests of one in turn come first, then each again, so that each is heard as it will be sent.
  const heard = others.flatMap((turns, at) =>
    turns.map((_, turn) => [`${at}-${turn}`, [...turns, ...turns.slice(0, turn + 1)]]),
  )
  writeFileSync(file, JSON.stringify(Object.fromEntries(heard)))
  const env = { DATABASE_URL: url }
  return withServers(
    [startRival('servers/bare-statements.ts', { ...env, REQUESTS: file }), startOurs(env)],
    async (bare, ours) => {
      const results = await compete(
        [
          { name: 'node:http + pg', server: bare, paths: takeTurns(others, nameTurn) },
          { name: 'Foulée', server: ours, paths: takeTurns(own, ({ request }) => request) },
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

type Turn = { at: number; turn: number; request: Asked }

/** Everybody in turn, and with each round the next of their requests. */
function takeTurns<T>(asked: readonly Asked[][], toPath: (turn: Turn) => T): () => T {
  let count = 0
  return () => {
    const at = count % asked.length
    const round = Math.floor(count / asked.length)
    count += 1
    const turns = pick(asked, at)
    const turn = round % turns.length
    return toPath({ at, turn, request: pick(turns, turn) })
  }
}

const nameTurn = ({ at, turn }: Turn): Asked => ({
  path: `/${at}-${turn}`,
  method: 'POST',
  headers: {},
})

/** PostgreSQL's own time for one call, in ms. */
async function spend(url: string, origin: string, asked: readonly Asked[][]): Promise<number> {
  const next = takeTurns(asked, ({ request }) => request)
  const times: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const { path, method, headers, body } = next()
    await ask(url, 'select pg_stat_statements_reset()')
    const answer = await fetch(origin + path, { method, headers, ...(body && { body }) })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} : ${answer.status}`)
    const [row] = await ask<{ ms: number }>(
      url,
      `select coalesce(sum(total_exec_time + total_plan_time), 0)::float8 as ms
      from pg_stat_statements s join pg_database d on d.oid = dbid
      where datname = current_database() and query !~ '(pgboss|pg_stat_statements|pg_notify|^(begin|commit|set))'`,
    )
    times.push(row?.ms ?? 0)
  }
  return median(times)
}
