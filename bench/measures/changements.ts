import { setTimeout as wait } from 'node:timers/promises'
import { type Connection, connectPostgres } from '@foulee/db/connect'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { type Bench, startOurs, withServers } from '../bench.ts'
import { type Contestant, compete, type Result, ratio, toRow } from '../load.ts'
import type { Started } from '../processes.ts'
import type { Section } from '../report.ts'

const PATHS = { accueil: '/', liste: '/api/courses' }
const EDITS = [
  { name: 'une modification toutes les 2 s', everyMs: 2_000 },
  { name: 'une modification toutes les 0,5 s', everyMs: 500 },
]
const WITHDRAWN = { name: 'un retrait toutes les 0,5 s', everyMs: 500 }
const MIN = 0.5
const VISITORS = 32
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }

export async function measureChangements(bench: Bench): Promise<Section> {
  const editor = await connectPostgres(bench.url, 2)
  try {
    const { rows } = await editor.db.$client.query<{ id: number }>(
      'select courses_id as id from course_cards where is_visible order by md5(slug) limit 500',
    )
    const ids = rows.map(({ id }) => id)
    return await withServers([startOurs({ DATABASE_URL: bench.url })], (ours) =>
      compare(bench, ours, { editor, ids }),
    )
  } finally {
    await editor.close()
  }
}

type Editing = { editor: Connection; ids: readonly number[] }

async function compare(bench: Bench, server: Started, editing: Editing): Promise<Section> {
  const rows: Result[] = []
  const budgets: Section['budgets'] = []
  for (const [name, path] of Object.entries(PATHS)) {
    const calm: Contestant = { name: `${name}, au calme`, server, paths: [path], headers: BROWSER }
    const contestants = [...EDITS, WITHDRAWN].map(
      ({ name: rhythm, everyMs }): Contestant => ({
        name: `${name}, ${rhythm}`,
        server,
        paths: [path],
        headers: BROWSER,
        meanwhile: () => change(editing, everyMs, rhythm === WITHDRAWN.name ? 'other' : 'edit'),
      }),
    )
    const [base, ...changing] = await compete([calm, ...contestants], bench)
    rows.push(...(base ? [base] : []), ...changing)
    for (const result of changing.slice(0, EDITS.length)) {
      budgets.push({ what: result.name, value: ratio(result, base), min: MIN })
    }
  }
  return {
    title: `Pendant que des courses changent, ${bench.races.toLocaleString('fr')} courses`,
    method:
      'La page d’accueil et la liste, depuis le cache, pendant qu’une course est récrite comme par son organisateur. Un retrait ne laisse rien montrer de ce qui était là.',
    rows: rows.map(toRow),
    budgets: [...budgets, ...(await measureWave(server, editing))],
  }
}

function change({ editor, ids }: Editing, everyMs: number, deed: 'edit' | 'other') {
  const stop = new AbortController()
  const run = async () => {
    for (let n = 0; !stop.signal.aborted; n += 1) {
      const id = ids[n % ids.length]
      if (id !== undefined) await rebuildCourseCards(editor.db, [id], new Date(), deed)
      await wait(everyMs, null, { signal: stop.signal }).catch(() => {})
    }
  }
  const running = run()
  return async () => {
    stop.abort()
    await running
  }
}

/** Simultaneous visitors right after an invalidation without stale serving. */
async function measureWave(server: Started, { editor, ids }: Editing): Promise<Section['budgets']> {
  const [id = 0] = ids
  const isCounted = await reset(editor)
  await rebuildCourseCards(editor.db, [id], new Date())
  await wait(200)
  const before = isCounted ? await countReads(editor) : 0
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      await (await fetch(`${server.origin}/`)).arrayBuffer()
    }),
  )
  const value = isCounted ? (await countReads(editor)) - before : null
  return [
    { what: `requêtes SQL pour ${VISITORS} visiteurs à la fois, après un retrait`, value, max: 4 },
  ]
}

/** @returns false without `pg_stat_statements` */
const reset = ({ db }: Connection) =>
  db.$client.query('select pg_stat_statements_reset()').then(
    () => true,
    () => false,
  )

async function countReads({ db }: Connection): Promise<number> {
  const { rows } = await db.$client.query<{ calls: number }>(
    `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements s
    join pg_database d on d.oid = dbid
    where datname = current_database() and query ~ 'from course_cards' and query !~ 'pg_stat|valable_jusqua'`,
  )
  return rows[0]?.calls ?? 0
}
