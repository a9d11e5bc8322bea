import type { Course, CourseCard } from '@foulee/contract/courses/courses'
import type { Db } from '@foulee/db/connect'
import { getDefaultEdition } from '@foulee/domain/courses/edition'
import type { Position } from '@foulee/domain/shared/geo'
import { ETAT } from '@foulee/domain/shared/publication'
import {
  joursDesSemblables,
  LOIN,
  LONGUEURS,
  mesurerEcart,
  NB_SEMBLABLES,
  PROCHES,
} from '@foulee/domain/shared/trouver/ressemblance'
import { type SQL, sql } from 'drizzle-orm'
import { distanceFrom, isNear, overlaps } from '#kernel/search/conditions.ts'

const MOST_COMPARED = 100

type Candidate = {
  carte: string
  metres: number
  types: string[]
  distances: number[]
  date_debut: string
}

type Wanted = {
  id: number
  types: string[]
  distances: number[]
  position: Position
}
type Circle = { rayon_km: number | null; jours: { du: string; au: string } }

/**
 * Up to three similar future races that are open, most similar first (produit 8.21), as the
 * finished JSON of their cards: one statement, two where few are near, three where none is.
 */
export async function findSemblables(db: Db, course: Course, today: string): Promise<string> {
  const wanted = readWanted(course)
  if (!wanted) return ''
  const date = getDefaultEdition(course)?.date_debut ?? today
  const findWithin = async ({ rayon_km, jours }: typeof LOIN) => {
    const circle = { rayon_km, jours: joursDesSemblables(date, today, jours) }
    return rank(wanted, await findCandidates(db, wanted, circle), date > today ? date : today)
  }
  let ranked: string[] = []
  for (const near of PROCHES) {
    ranked = await findWithin(near)
    if (ranked.length === NB_SEMBLABLES) break
  }
  return (ranked.length ? ranked : await findWithin(LOIN)).join(',')
}

function readWanted(course: Course): Wanted | null {
  const edition = getDefaultEdition(course)
  if (!course.position || !edition) return null
  const distances = edition.epreuves.flatMap(({ distance }) => distance ?? [])
  const types = [...new Set([...course.types, ...edition.epreuves.map(({ type }) => type)])]
  if (!distances.length || !types.length) return null
  return { id: course.id, types, distances, position: course.position }
}

const isAsLong = (distances: readonly number[]): SQL =>
  sql.join(
    [...new Set(distances)].map(
      (distance) =>
        sql`exists (select from unnest(c.distances) d where d between
          ${Math.round(distance * LONGUEURS.min)}::int and ${Math.round(distance * LONGUEURS.max)}::int)`,
    ),
    sql` or `,
  )

/**
 * Published, not cancelled, in these days, open. The nearest are selected first: with thousands at
 * once PostgreSQL reads all races and editions to find the cancelled ones.
 */
async function findCandidates(db: Db, wanted: Wanted, circle: Circle): Promise<Candidate[]> {
  const { id, types, distances, position } = wanted
  const { rayon_km, jours } = circle
  const isInside = rayon_km === null ? sql`position is not null` : isNear({ position, rayon_km })
  const { rows } = await db.execute<Candidate>(sql`
    with proches as materialized (
      select courses_id, carte, types, distances, date_debut, ${distanceFrom(position)} as metres
      from course_cards c
      where is_visible and ${isInside} and courses_id <> ${id}
        and date_debut between ${jours.du}::date and ${jours.au}::date
        and ${overlaps('types', types)} and (${isAsLong(distances)})
        and coalesce(inscription not in ('complete', 'close'), true)
      order by metres, courses_id limit ${MOST_COMPARED})
    select carte, metres, types, distances, date_debut::text as date_debut from proches c
    where not exists (select from courses r where r.id = c.courses_id and r.etat < ${ETAT.publiee})
      and not exists (select from editions e
        where e.courses_id = c.courses_id and e.date_debut = c.date_debut and e.annulee)`)
  return rows
}

function rank(wanted: Wanted, candidates: readonly Candidate[], jour: string): string[] {
  return candidates
    .flatMap((other) => {
      const ecart = mesurerEcart(wanted, other, { km: other.metres / 1000, jour })
      return ecart === null ? [] : [{ carte: other.carte, ecart, id: idOf(other) }]
    })
    .toSorted((a, b) => a.ecart - b.ecart || a.id - b.id)
    .slice(0, NB_SEMBLABLES)
    .map(({ carte }) => carte)
}

const idOf = ({ carte }: Candidate): number => (JSON.parse(carte) as CourseCard).id
