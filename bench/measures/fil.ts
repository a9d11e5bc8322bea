import { connectPostgres, type Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import { countNews, readFil } from '../../apps/server/src/features/echanges/fil/fil.page.ts'
import { REGISTRY } from '../../apps/server/src/features/registry.ts'
import { runQuery } from '../bench.ts'
import { FOLLOWED, openFeeds, sizesOf } from '../feeds.ts'
import type { Cluster } from '../postgres.ts'
import { format, type Row, type Section } from '../report.ts'
import { formatTimes, measureAnnounce } from './fil-annonce.ts'

const READERS = 200
const PER_PAGE = 20

export async function measureFil({
  cluster,
  part,
}: {
  cluster: Cluster
  part: number
}): Promise<Section> {
  const url = await openFeeds(cluster, part)
  const { items, members, followers } = sizesOf(part)
  const readers = await runQuery<{ id: number }>(
    url,
    `select users_id as id from suivis group by users_id order by users_id % 997, users_id limit ${READERS}`,
  )
  const { db, close } = await connectPostgres(url, 1)
  const ids = readers.map(({ id }) => id)
  const since = items - Math.ceil(items / 20)
  const pages = [
    ...(await compare('première page', ids, (id) => readFil(createFilContext(db, id), pageOf(1)), {
      bare: (id) => readBare(db, id, pageOf(1)),
    })),
    ...(await compare('dixième page', ids, (id) => readFil(createFilContext(db, id), pageOf(10)), {
      bare: (id) => readBare(db, id, pageOf(10)),
    })),
    ...(await compare('nouveautés', ids, (id) => countNews(createFilContext(db, id), since), {
      bare: (id) => countBare(db, id, since),
    })),
  ]
  const announced = await measureAnnounce(url, db, { followers })
  await close()
  return {
    title: `Fil : ${format(items)} publications, ${format(members)} membres qui en suivent ${FOLLOWED}`,
    method:
      'Pages\u00a0: un lecteur après l’autre, chacun une fois, par une seule connexion, tout ce que fait le serveur entre la session et l’envoi. Annonce\u00a0: du début de la transaction qui publie à l’arrivée chez le dernier, qui écoute sur une connexion nue.',
    rows: [...pages, ...announced.rows],
    budgets: announced.budgets,
  }
}

const pageOf = (page: number) => ({ page, nb_page: PER_PAGE })

export const createFilContext = (db: Db, id: number) => ({
  db,
  fil: REGISTRY.fil,
  kinds: REGISTRY.kinds,
  viewer: { id, isStaff: false, now: new Date() },
})

const readBare = (db: Db, id: number, { page, nb_page }: { page: number; nb_page: number }) =>
  db.execute(sql`
    select p.* from suivis s cross join lateral (
      select publications_id from publication_cibles c
      where c.cible_kind = 'profil' and c.cible_id = s.suivi_id
      order by publications_id desc limit ${page * nb_page}) n
    join publications p on p.id = n.publications_id
    where s.users_id = ${id} order by p.id desc limit ${nb_page} offset ${(page - 1) * nb_page}`)

const countBare = (db: Db, id: number, since: number) =>
  db.execute(sql`
    select count(*) from (
      select from suivis s cross join lateral (
        select publications_id from publication_cibles c
        where c.cible_kind = 'profil' and c.cible_id = s.suivi_id and c.publications_id > ${since}
        order by publications_id desc limit 100) n
      where s.users_id = ${id} limit 100) t`)

type Act = (id: number) => Promise<unknown>

async function compare(
  what: string,
  ids: readonly number[],
  act: Act,
  { bare }: { bare: Act },
): Promise<Row[]> {
  const least = await time(ids, bare)
  const ours = await time(ids, act)
  return [formatTimes(`${what}, SQL seul`, least), formatTimes(what, ours, least)]
}

async function time(ids: readonly number[], act: Act): Promise<number[]> {
  const times: number[] = []
  for (const id of ids) {
    const from = performance.now()
    await act(id)
    times.push(performance.now() - from)
  }
  return times
}
