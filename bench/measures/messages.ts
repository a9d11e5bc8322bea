import { randomUUID } from 'node:crypto'
import { connectPostgres, type Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import { writeMessage } from '../../apps/server/src/canaux/write-message.ts'
import { listCanaux } from '../../apps/server/src/features/echanges/messages/canaux.page.ts'
import { getStanding } from '../../apps/server/src/features/echanges/messages/canaux.policy.ts'
import { messagesFlux } from '../../apps/server/src/features/echanges/messages/messages.flux.ts'
import { readConversation } from '../../apps/server/src/features/echanges/messages/messages.page.ts'
import { searchIn } from '../../apps/server/src/features/echanges/messages/recherche.page.ts'
import { REGISTRY } from '../../apps/server/src/features/registry.ts'
import { createQueues } from '../../apps/server/src/jobs/run.ts'
import { WORKS } from '../../apps/server/src/works.ts'
import { ask } from '../bench.ts'
import type { Cluster } from '../postgres.ts'
import { format, median, type Row, type Section } from '../report.ts'
import { CANAUX, MESSAGES, openTalks, THREAD } from '../talks.ts'

/** Members whose channels are read, each once: no page is a page that was just read. */
const READERS = 200
const PER_PAGE = 30

/** Lists, pages, a search and a message, against the bare statement. */
export const measureMessages = async ({ cluster }: { cluster: Cluster }): Promise<Section> => ({
  title: `Messages : ${format(MESSAGES)} messages, ${format(CANAUX)} discussions, et une de ${format(THREAD)}`,
  method:
    'Un lecteur après l’autre, chacun une fois, par une seule connexion\u00a0; tout ce que fait le serveur entre la session et l’envoi.',
  rows: await timeMessages(await openTalks(cluster)),
  budgets: [],
})

type Reader = { id: number; canal: number }

export async function timeMessages(url: string): Promise<Row[]> {
  const readers = await ask<Reader>(
    url,
    `select users_id as id, min(channels_id) as canal from canal_membres
     group by users_id order by users_id % 997, users_id limit ${READERS}`,
  )
  const [race] = await ask<{ id: number }>(
    url,
    "select id from canaux where objet_kind = 'edition' order by nb_messages desc limit 1",
  )
  const runners = await ask<{ id: number }>(
    url,
    `select users_id as id from liste where type = 'epreuve' order by users_id limit ${READERS}`,
  )
  const inRace = runners.map(({ id }) => ({ id, canal: race?.id ?? 0 }))
  const { db, close } = await connectPostgres(url, 1)
  await createQueues(db, WORKS)
  const rows = [
    await time('30 derniers d’une discussion, SQL seul', readers, (one) => readBare(db, one)),
    await time('première page', readers, (one) => readPage(db, one, 1)),
    await time(`page 20 de la course (${format(THREAD)})`, inRace, (one) => readPage(db, one, 20)),
    await time('mes discussions', readers, (one) => listCanaux(lectureOf(db, one.id), FIRST)),
    await time('recherche dans les miennes', readers, (one) =>
      searchIn(contextOf(db), lectureOf(db, one.id), { q: 'gare', page: 1, nb_page: PER_PAGE }),
    ),
    await time('écrire', readers, (one) => write(db, one)),
    await time('ce que suit une page ouverte', readers, (one) =>
      messagesFlux(REGISTRY.canaux).findSubjects(db, [one.id]),
    ),
  ]
  await close()
  return rows
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

const lectureOf = (db: Db, id: number) => ({
  db,
  canaux: REGISTRY.canaux,
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

async function readPage(db: Db, { id, canal }: Reader, page: number): Promise<unknown> {
  const standing = await getStanding(db, REGISTRY.canaux, id, canal)
  const asked = { page, nb_page: PER_PAGE }
  return readConversation(contextOf(db), lectureOf(db, id), standing, asked)
}

/** What no page can do without. */
const readBare = (db: Db, { canal }: Reader) =>
  db.execute(sql`
    select * from messages where channels_id = ${canal} order by id desc limit ${PER_PAGE}`)

const write = (db: Db, { id, canal }: Reader) =>
  db.transaction(async (tx) => {
    const objets = REGISTRY.canaux
    await getStanding(tx, objets, id, canal, { isLocked: true })
    const said = { channels_id: canal, users_id: id, client_id: randomUUID(), texte: 'Du banc' }
    return writeMessage(tx, { ...said, reponse_id: null, now: new Date() })
  })

/** The median and the 99th percentile of what each of these costs. */
async function time<T>(
  serveur: string,
  readers: readonly T[],
  act: (reader: T) => Promise<unknown>,
): Promise<Row> {
  const times: number[] = []
  for (const reader of readers) {
    const from = performance.now()
    await act(reader)
    times.push(performance.now() - from)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return {
    serveur,
    'req/s': Math.round(1000 / median(times)),
    'p99 ms': sorted[Math.floor(sorted.length * 0.99)] ?? null,
    'µs de processeur par requête': null,
  }
}
