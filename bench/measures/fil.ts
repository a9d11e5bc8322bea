import { connectPostgres, type Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import { countNews, readFil } from '../../apps/server/src/features/echanges/fil/fil.page.ts'
import { REGISTRY } from '../../apps/server/src/features/registry.ts'
import { writePublication } from '../../apps/server/src/fil/write-publication.ts'
import { ask } from '../bench.ts'
import { FOLLOWED, FOLLOWERS, ITEMS, MEMBERS, openFeeds } from '../feeds.ts'
import type { Cluster } from '../postgres.ts'
import { format, median, type Row, type Section } from '../report.ts'

/** Members whose feeds are read, each once: no page is a page that was just read. */
const READERS = 200
const PER_PAGE = 20

/** Pages of feeds, what is new, and a race that many follow, against the bare statement. */
export async function measureFil({ cluster }: { cluster: Cluster }): Promise<Section> {
  const url = await openFeeds(cluster)
  const readers = await ask<{ id: number }>(
    url,
    `select users_id as id from suivis group by users_id order by users_id % 997, users_id limit ${READERS}`,
  )
  const { db, close } = await connectPostgres(url, 1)
  const ids = readers.map(({ id }) => id)
  const rows = [
    await time('les 20 plus récentes, SQL seul', ids, (id) => readBare(db, id)),
    await time('première page', ids, (id) => readFil(asked(db, id), pageOf(1))),
    await time('dixième page', ids, (id) => readFil(asked(db, id), pageOf(10))),
    await time('nouveautés', ids, (id) => countNews(asked(db, id), ITEMS - 50_000)),
    await time(`une course que ${format(FOLLOWERS)} suivent est publiée`, ids, (id) =>
      publish(db, id),
    ),
  ]
  await db.execute(sql`delete from publications where cle like 'banc:%'`)
  await close()
  return {
    title: `Fil : ${format(ITEMS)} publications, ${format(MEMBERS)} membres qui en suivent ${FOLLOWED}`,
    method:
      'Un lecteur après l’autre, chacun une fois, par une seule connexion\u00a0; tout ce que fait le serveur entre la session et l’envoi.',
    rows,
    budgets: [],
  }
}

const pageOf = (page: number) => ({ page, nb_page: PER_PAGE })

const asked = (db: Db, id: number) => ({
  db,
  fil: REGISTRY.fil,
  kinds: REGISTRY.kinds,
  viewer: { id, isStaff: false, now: new Date() },
})

/** What no feed can do without: the newest of what one follows. */
const readBare = (db: Db, id: number) =>
  db.execute(sql`
    select p.* from suivis s cross join lateral (
      select publications_id from publication_cibles c
      where c.cible_kind = 'profil' and c.cible_id = s.suivi_id
      order by publications_id desc limit ${PER_PAGE}) n
    join publications p on p.id = n.publications_id
    where s.users_id = ${id} order by p.id desc limit ${PER_PAGE}`)

const publish = (db: Db, n: number) =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number; organisateurs_id: number }>(
      sql`select id, organisateurs_id from courses order by id limit 1`,
    )
    const [{ id, organisateurs_id } = { id: 0, organisateurs_id: 0 }] = rows
    return writePublication(tx, {
      kind: 'course',
      cle: `banc:${n}`,
      fait_id: id,
      objet: { kind: 'course', id },
      emetteur: { kind: 'organisateur', id: organisateurs_id },
      cibles: [{ kind: 'course', id }],
      now: new Date(),
    })
  })

/** The median and the 99th percentile of what each of these costs. */
async function time(
  serveur: string,
  ids: readonly number[],
  act: (id: number) => Promise<unknown>,
): Promise<Row> {
  const times: number[] = []
  for (const id of ids) {
    const from = performance.now()
    await act(id)
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
