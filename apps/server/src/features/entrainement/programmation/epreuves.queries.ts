import type { Suivi } from '@foulee/contract/entrainement/programmation'
import type { Db, Tx } from '@foulee/db/connect'
import { courses, editions, epreuves, parcoursCards } from '@foulee/db/schema'
import type { CourseMesuree } from '@foulee/domain/entrainement/denivele'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { isCancelled, isPublished } from '@foulee/domain/shared/publication'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

export type EpreuveVisee = NonNullable<Suivi['epreuve']> & CourseMesuree

/** Figures that the épreuve lacks come from its published route (6.9). */
const figure = (own: AnyPgColumn, ofRoute: AnyPgColumn) =>
  sql<number | null>`coalesce(${own}, nullif(${ofRoute}, -1))`

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
      date_inconnue: editions.date_inconnue,
      edition_annulee: editions.annulee,
      distance: figure(epreuves.distance, parcoursCards.distance),
      denivele: figure(epreuves.denivele, parcoursCards.denivele),
    })
    .from(epreuves)
    .innerJoin(editions, eq(editions.id, epreuves.editions_id))
    .innerJoin(courses, eq(courses.id, editions.courses_id))
    .leftJoin(
      parcoursCards,
      and(eq(parcoursCards.parcours_id, epreuves.parcours_id), parcoursCards.is_visible),
    )
    .where(and(inArray(epreuves.id, [...new Set(ids)]), eq(editions.brouillon, false)))
  return new Map(
    rows
      .filter(({ etat }) => isPublished(etat) || isCancelled(etat))
      .map((row) => [
        row.id,
        {
          id: row.id,
          nom: [row.course, row.nom].filter(Boolean).join('\u00a0– '),
          url: `/courses/${row.slug}`,
          date: row.date_inconnue ? null : (row.date_depart ?? row.date_debut),
          est_annulee:
            row.edition_annulee || isCancelled(row.etat) || isCancelled(row.etat_epreuve),
          distance: row.distance,
          denivele: row.denivele,
        },
      ]),
  )
}

type Run = { fin: string | null; today: string; a_venir: number }

export function describeEpreuve(epreuve: EpreuveVisee, { fin, today, a_venir }: Run): string[] {
  const { date, est_annulee } = epreuve
  const nom = `«\u00a0${epreuve.nom}\u00a0»`
  if (est_annulee) {
    return [`${nom} n’aura pas lieu. Choisissez une autre course, ou arrêtez le plan.`]
  }
  if (!date || !fin || date === fin) return []
  const days = `le ${formatDateLongue(date)}, plus le ${formatDateLongue(fin)}`
  if (date < today) {
    return [
      `${nom} a eu lieu ${days}\u00a0: le plan est fini. Retirez ce qui en reste, ou choisissez une autre course.`,
    ]
  }
  return a_venir > 0
    ? [`${nom} a lieu ${days}\u00a0: reprogrammez le plan.`]
    : [
        `${nom} a lieu ${days}, et il ne reste pas de séance à déplacer\u00a0: reprogrammez le plan pour en refaire la fin.`,
      ]
}

export function describeFin(epreuve: EpreuveVisee | null, fin: string | null): string[] {
  if (!fin) return []
  if (epreuve && !epreuve.est_annulee && epreuve.date === fin) {
    const nom = `«\u00a0${epreuve.nom}\u00a0»`
    return [`${nom} a eu lieu le ${formatDateLongue(fin)}\u00a0: le plan est fini.`]
  }
  return [`Le plan est fini depuis le ${formatDateLongue(fin)}.`]
}
