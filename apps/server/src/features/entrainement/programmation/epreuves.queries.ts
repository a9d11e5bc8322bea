import type { Suivi } from '@foulee/contract/entrainement/programmation'
import type { Db, Tx } from '@foulee/db/connect'
import { courses, editions, epreuves } from '@foulee/db/schema'
import { formatDateLongue } from '@foulee/domain/date'
import { isCancelled, isPublished } from '@foulee/domain/publication'
import { eq, inArray } from 'drizzle-orm'

export type EpreuveVisee = NonNullable<Suivi['epreuve']>

/** Épreuves that plans lead to, by id, as everyone sees them. */
export async function findEpreuves(
  db: Db | Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EpreuveVisee>> {
  if (!ids.length) return new Map()
  const rows = await db
    .select({
      id: epreuves.id,
      nom: epreuves.nom,
      etat_epreuve: epreuves.etat,
      date_depart: epreuves.date_depart,
      course: courses.nom,
      slug: courses.slug,
      etat: courses.etat,
      date_debut: editions.date_debut,
      edition_annulee: editions.annulee,
    })
    .from(epreuves)
    .innerJoin(editions, eq(editions.id, epreuves.editions_id))
    .innerJoin(courses, eq(courses.id, editions.courses_id))
    .where(inArray(epreuves.id, [...new Set(ids)]))
  return new Map(
    rows
      .filter(({ etat }) => isPublished(etat) || isCancelled(etat))
      .map((row) => [
        row.id,
        {
          id: row.id,
          nom: [row.course, row.nom].filter(Boolean).join('\u00a0– '),
          url: `/courses/${row.slug}`,
          date: row.date_depart ?? row.date_debut,
          est_annulee:
            row.edition_annulee || isCancelled(row.etat) || isCancelled(row.etat_epreuve),
        },
      ]),
  )
}

/** What is to be said when a race is not what the plan was made for. */
export function sayEpreuve({ nom, date, est_annulee }: EpreuveVisee, fin: string | null): string[] {
  if (est_annulee) {
    return [
      `«\u00a0${nom}\u00a0» n’aura pas lieu. Choisissez une autre course, ou arrêtez le plan.`,
    ]
  }
  if (date && fin && date !== fin) {
    return [
      `«\u00a0${nom}\u00a0» a lieu le ${formatDateLongue(date)}, plus le ${formatDateLongue(fin)}\u00a0: reprogrammez le plan.`,
    ]
  }
  return []
}
