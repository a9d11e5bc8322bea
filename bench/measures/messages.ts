import { randomUUID } from 'node:crypto'
import { connectPostgres, type Db } from '@foulee/db/connect'
import { listCanaux } from '../../apps/server/src/features/echanges/messages/canaux.page.ts'
import { getStanding } from '../../apps/server/src/features/echanges/messages/canaux.policy.ts'
import { readConversation } from '../../apps/server/src/features/echanges/messages/messages.page.ts'
import { searchIn } from '../../apps/server/src/features/echanges/messages/recherche.page.ts'
import { REGISTRY } from '../../apps/server/src/features/registry.ts'
import { WORKS } from '../../apps/server/src/features/works.ts'
import { writeMessage } from '../../apps/server/src/kernel/channels/write-message.ts'
import { createQueues } from '../../apps/server/src/platform/jobs/run.ts'
import { runQuery } from '../bench.ts'
import type { Cluster } from '../postgres.ts'
import { recordStatements, type Statement } from '../recorded-statements.ts'
import { format, median, type Section } from '../report.ts'
import { listBare, pageBare, postBare, searchBare } from '../talk-statements.ts'
import { CANAUX, findRace, MESSAGES, openTalks, THREAD } from '../talks.ts'
import { formatTimes } from './fil-annonce.ts'

/** Members read once each, so that no page is warm. */
const READERS = 300
const WARM_UP = 100
const PER_PAGE = 30
const WORD = 'gare'

export const measureMessages = async ({ cluster, part }: { cluster: Cluster; part: number }) =>
  measureTalks(await openTalks(cluster, part), part)

export async function measureTalks(url: string, part: number): Promise<Section> {
  const pairs = await timeMessages(url)
  return {
    title: `Messages : ${format(MESSAGES / part)} messages, ${format(CANAUX / part)} discussions, et une de ${format(THREAD / part)}`,
    method:
      'Un lecteur après l’autre, chacun une fois, par une seule connexion, et aussitôt les mêmes ordres par pg seul, puis le plus court qui en fasse autant\u00a0; tout ce que fait le serveur entre la session et l’envoi.',
    rows: pairs.flatMap(({ what, ours, same, least }) => [
      formatTimes(`${what}, un seul ordre nu`, least),
      ...(isSent(same) ? [formatTimes(`${what}, mêmes ordres nus`, same, least)] : []),
      formatTimes(what, ours, least),
    ]),
    budgets: pairs.map(({ what, ours, same, least }) => ({
      what: `${what}, part des mêmes ordres nus`,
      value: median(isSent(same) ? same : least) / median(ours),
      min: 0.5,
    })),
  }
}

/** Sending no statement takes no time. */
const isSent = (times: readonly number[]) => median(times) > 0.01

export type Reader = { id: number; canal: number }

async function timeMessages(url: string): Promise<Pair[]> {
  const readers = await runQuery<Reader>(
    url,
    `select users_id as id, min(channels_id) as canal from canal_membres
     group by users_id order by users_id % 997, users_id limit ${READERS}`,
  )
  const race = await findRace(url)
  const runners = await runQuery<{ id: number }>(
    url,
    `select users_id as id from liste where type = 'epreuve' order by users_id limit ${READERS}`,
  )
  const inRace = runners.map(({ id }) => ({ id, canal: race.id }))
  const { db, close } = await connectPostgres(url, 1)
  await createQueues(db, WORKS)
  const page = (what: string, who: Reader[], nb: number) =>
    pair(db, what, who, (reader) => readPage(db, reader, nb), {
      bare: (reader) => pageBare(db, reader, nb),
    })
  const pairs = [
    await page('première page', readers, 1),
    await page('première page, une course', inRace, 1),
    await page('page 20, une course', inRace, 20),
    await pair(
      db,
      'mes discussions',
      readers,
      (reader) => listCanaux(lectureOf(db, reader.id), FIRST),
      {
        bare: ({ id }) => listBare(db, id),
      },
    ),
    await pair(db, 'recherche dans les miennes', readers, (reader) => search(db, reader), {
      bare: ({ id }) => searchBare(db, id, WORD),
    }),
    await pair(db, 'écrire', readers, (reader) => write(db, reader), {
      bare: (reader) => postBare(db, reader),
    }),
  ]
  await close()
  return pairs
}

const FIRST = { filtre: 'tous', page: 1, nb_page: PER_PAGE } as const

const COMPTE = {
  email_verifie: true,
  parcours: false,
  organisateur: false,
  agence: false,
  premium: false,
  coach: false,
  staff: false,
}

export const lectureOf = (db: Db, id: number) => ({
  db,
  channelKinds: REGISTRY.channelKinds,
  user: {
    id,
    session_id: 0,
    email: '',
    prenom: '',
    nom: '',
    mustGiveFactor: false,
    compte: COMPTE,
  },
  now: new Date(),
  blocked: [],
})

const contextOf = (db: Db) => ({
  db,
  registry: REGISTRY,
  clock: () => new Date(),
  config: { publicUrl: 'https://banc.invalid' },
})

export async function readPage(db: Db, { id, canal }: Reader, page: number): Promise<unknown> {
  const standing = await getStanding(db, REGISTRY.channelKinds, id, canal)
  const query = { page, nb_page: PER_PAGE }
  return readConversation(contextOf(db), lectureOf(db, id), standing, query)
}

const search = (db: Db, { id }: Reader) =>
  searchIn(contextOf(db), lectureOf(db, id), { q: WORD, page: 1, nb_page: PER_PAGE })

const write = (db: Db, { id, canal }: Reader) =>
  db.transaction(async (tx) => {
    const objets = REGISTRY.channelKinds
    await getStanding(tx, objets, id, canal, { isLocked: true })
    const message = { channels_id: canal, users_id: id, client_id: randomUUID(), texte: 'Du banc' }
    return writeMessage(tx, { ...message, reponse_id: null, now: new Date() })
  })

/**
 * Times in ms of our call, of the same statements over bare `pg`, and of minimal statements. Writes
 * are not replayed.
 */
type Pair = { what: string; ours: number[]; same: number[]; least: number[] }
type Act = (reader: Reader) => Promise<unknown>

/** Readers in turn on both sides, so that other machine activity affects both. */
async function pair(
  db: Db,
  what: string,
  readers: readonly Reader[],
  act: Act,
  { bare }: { bare: Act },
): Promise<Pair> {
  const found: Pair = { what, ours: [], same: [], least: [] }
  for (const [n, reader] of readers.entries()) {
    const statements = await recordStatements(async () =>
      found.ours.push(await timeOf(() => act(reader))),
    )
    const turns = [
      async () => found.same.push(await timeOf(() => sendAgain(db, statements))),
      async () => found.least.push(await timeOf(() => bare(reader))),
    ]
    for (const turn of n % 2 ? turns : turns.toReversed()) await turn()
  }
  for (const times of [found.ours, found.same, found.least]) times.splice(0, WARM_UP)
  return found
}

async function sendAgain(db: Db, statements: readonly Statement[]): Promise<void> {
  if (statements.some(({ text }) => text === 'begin')) return
  for (const statement of statements) await db.$client.query(statement)
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await act()
  return performance.now() - from
}
