import type { Db } from '@foulee/db/connect'
import { epreuveDay } from '@foulee/db/read-models/edition-day'
import { ETAT } from '@foulee/domain/shared/publication'
import { type SQL, sql } from 'drizzle-orm'
import { isNear } from '#kernel/search/conditions.ts'

export type EpreuveProche = { id: number; titre: string; jour: string }

type NearbyQuery = { epreuves_id: number; du: string; au: string; autour: string; most: number }

type Row = { id: number; course: string; epreuve: string; jour: string }

const titleOf = ({ course, epreuve }: Row) => [course, epreuve].filter(Boolean).join('\u00a0– ')
const present = (rows: readonly Row[]): EpreuveProche[] =>
  rows.map((row) => ({ id: row.id, titre: titleOf(row), jour: row.jour }))

const JOUR = epreuveDay('e', 'd')
const columns = sql`e.id, c.nom as course, e.nom as epreuve, ${JOUR}::text as jour`
const isHeldSql = ({ epreuves_id, du, au }: NearbyQuery): SQL => sql`
  c.etat >= ${ETAT.publiee} and not d.annulee and not d.brouillon and coalesce(e.etat, 100) >= 0
  and ${JOUR} between ${du}::date and ${au}::date and e.id <> ${epreuves_id}`
const byGap = ({ autour }: NearbyQuery): SQL => sql`abs(${JOUR} - ${autour}::date), ${JOUR}, e.id`

export async function findListed(
  db: Db,
  users_id: number,
  query: NearbyQuery,
): Promise<EpreuveProche[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from liste l
    join epreuves e on e.id = l.objet_id
    join editions d on d.id = e.editions_id
    join courses c on c.id = d.courses_id
    where l.users_id = ${users_id} and l.type = 'epreuve' and l.etat in ('envie', 'inscrit')
      and ${isHeldSql(query)}
    order by ${byGap(query)} limit ${query.most}`)
  return present(rows)
}

const RAYON_KM = 150
const LONGUEURS = { min: 0.8, max: 1.25 }

export async function findAlike(db: Db, query: NearbyQuery): Promise<EpreuveProche[]> {
  const { rows: known } = await db.execute<{
    type: string
    distance: number | null
    lon: number | null
    lat: number | null
  }>(sql`
    select e.type, e.distance, st_x(k.position) as lon, st_y(k.position) as lat from epreuves e
    join editions d on d.id = e.editions_id
    join course_cards k on k.courses_id = d.courses_id
    where e.id = ${query.epreuves_id}`)
  const [race] = known
  if (!race || race.lon === null || race.lat === null || race.distance === null) return []
  const near = isNear({ position: [race.lon, race.lat], rayon_km: RAYON_KM })
  const { rows } = await db.execute<Row>(sql`
    select ${columns}
    from (select courses_id from course_cards where is_visible and ${near}) k
    join courses c on c.id = k.courses_id
    join editions d on d.courses_id = c.id
    join epreuves e on e.editions_id = d.id
    where e.type = ${race.type} and ${isHeldSql(query)}
      and e.distance between ${race.distance * LONGUEURS.min} and ${race.distance * LONGUEURS.max}
    order by ${byGap(query)} limit ${query.most}`)
  return present(rows)
}
