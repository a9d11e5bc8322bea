import { connectPostgres, type Db } from '@foulee/db/connect'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import {
  countClasses,
  findResultats,
} from '../../apps/server/src/features/courses/resultats/resultats.queries.ts'
import { countNews, readFil } from '../../apps/server/src/features/echanges/fil/fil.page.ts'
import { listCanaux } from '../../apps/server/src/features/echanges/messages/canaux.page.ts'
import { findNotices } from '../../apps/server/src/features/echanges/notifications/notifications.queries.ts'
import { findChiffres } from '../../apps/server/src/features/site/audience/audience-chiffres.queries.ts'
import { runQuery } from '../bench.ts'
import { openFeeds, sizesOf as sizesOfFeeds } from '../feeds.ts'
import { NOTICES_EACH, openLarge, sizesOf } from '../large.ts'
import type { Cluster } from '../postgres.ts'
import { recordStatements, type Statement } from '../recorded-statements.ts'
import { format, median, type Row, type Section } from '../report.ts'
import { MESSAGES, openTalks } from '../talks.ts'
import { createFilContext } from './fil.ts'
import { lectureOf, type Reader, readPage } from './messages.ts'

const FACTOR = 10
const READERS = 40
/** Allowed growth of pages read at ten times the rows: one more level per index. */
const MOST_GROWTH = 1.5

type Call = (db: Db, reader: Reader) => Promise<unknown>
type Room = {
  count: (part: number) => string
  open: (cluster: Cluster, part: number) => Promise<string>
  /** Query selecting the actors: `id`, and the id used as `canal`. */
  readers: string
  calls: Record<string, Call>
}

const first = { page: 1, nb_page: 20 }
const today = () => parisDate(new Date())

const ROOMS: Record<string, Room> = {
  'grandeur-fil': {
    count: (part) => {
      const { items, members } = sizesOfFeeds(part)
      return `${format(items)} publications pour ${format(members)} membres`
    },
    open: openFeeds,
    readers: `select users_id as id, 0 as canal from suivis group by users_id order by users_id % 997, users_id limit ${READERS}`,
    calls: {
      'fil, première page': (db, { id }) => readFil(createFilContext(db, id), first),
      'fil, dixième page': (db, { id }) =>
        readFil(createFilContext(db, id), { ...first, page: 10 }),
      'fil, nouveautés': async (db, { id }) =>
        countNews(createFilContext(db, id), await findNewest(db, 'publications')),
    },
  },
  'grandeur-messages': {
    count: (part) => `${format(MESSAGES / part)} messages`,
    open: openTalks,
    readers: `select users_id as id, min(channels_id) as canal from canal_membres
      group by users_id order by users_id % 997, users_id limit ${READERS}`,
    calls: {
      'messages, mes discussions': (db, { id }) =>
        listCanaux(lectureOf(db, id), { ...first, filtre: 'tous' }),
      'messages, une discussion': (db, reader) => readPage(db, reader, 1),
    },
  },
  'grandeur-resultats': {
    count: (part) => {
      const { lines, members } = sizesOf(part)
      return `${format(lines)} lignes de résultats, ${format(members * NOTICES_EACH)} notifications, ${format(members)} membres`
    },
    open: openLarge,
    readers: `select users_id as id, epreuves_id as canal from (select * from resultats
      where users_id is not null order by id limit 40000) r order by id % 997, id limit ${READERS}`,
    calls: {
      'résultats, première page': (db, { canal }) => readResults(db, canal, 1),
      'résultats, dernière page': (db, { canal }) => readResults(db, canal, 40),
      'notifications, première page': (db, { id }) => findNotices(db, id, first),
      'audience d’un mois': (db) =>
        findChiffres(
          db,
          { pas: 'jour', du: addDays(today(), -30), au: addDays(today(), -1) },
          new Date(),
          25,
        ),
    },
  },
}

/** Counts all rows of a period, so reads grow linearly; accepted for a month only. */
const GROWS = 'audience d’un mois'

type GrandeurOptions = { cluster: Cluster; part: number }

/**
 * Pages of 8 kB read by each call in a database, and in one ten times larger: independent of other
 * machine activity.
 */
async function measureRoom(room: Room, { cluster, part }: GrandeurOptions): Promise<Section> {
  const small = await readAll(await room.open(cluster, part * FACTOR), room)
  const large = await readAll(await room.open(cluster, part), room)
  const rows = Object.keys(room.calls).map((appel): Row => {
    const [a, b] = [small[appel], large[appel]].map((reads) => median(reads ?? []))
    return {
      appel,
      pages: a ?? null,
      'pages ensuite': b ?? null,
      rapport: (b ?? 0) / (a ?? 1),
    }
  })
  return {
    title: `De ${room.count(part * FACTOR)} à ${room.count(part)}`,
    method: `Pages de 8 Ko lues par les ordres de l’appel, médiane de ${READERS} lecteurs.`,
    rows,
    budgets: rows
      .filter(({ appel }) => appel !== GROWS)
      .map(({ appel, rapport }) => ({
        what: `${appel}, rapport`,
        value: Number(rapport),
        max: MOST_GROWTH,
      })),
  }
}

export const GRANDEURS = Object.fromEntries(
  Object.entries(ROOMS).map(([name, room]) => [
    name,
    (options: GrandeurOptions) => measureRoom(room, options),
  ]),
)

async function readAll(url: string, { readers, calls }: Room): Promise<Record<string, number[]>> {
  const members = await runQuery<Reader>(url, readers)
  const { db, close } = await connectPostgres(url, 1)
  const found: Record<string, number[]> = {}
  for (const [appel, call] of Object.entries(calls)) {
    found[appel] = []
    for (const member of members) {
      const statements = await recordStatements(() => call(db, member))
      const reads = []
      for (const statement of statements) reads.push(await countPages(db, statement))
      found[appel].push(reads.reduce((sum, pages) => sum + pages, 0))
    }
  }
  await close()
  return found
}

type Plan = { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }

async function countPages({ $client }: Db, { text, values }: Statement): Promise<number> {
  if (!/^\s*(select|with)\b/i.test(text)) return 0
  const { rows } = await $client.query<{ 'QUERY PLAN': [Plan] }>({
    text: `explain (analyze, buffers, timing off, format json) ${text}`,
    ...(values && { values }),
  })
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  return plan ? plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] : 0
}

async function readResults(db: Db, epreuves_id: number, page: number): Promise<void> {
  await findResultats(db, epreuves_id, { page, nb_page: 50 } as Parameters<typeof findResultats>[2])
  await countClasses(db, epreuves_id)
}

async function findNewest(db: Db, table: string): Promise<number> {
  const { rows } = await db.$client.query<{ id: number }>(`select max(id)::int as id from ${table}`)
  return Math.floor((rows[0]?.id ?? 0) * 0.95)
}
