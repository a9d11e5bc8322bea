import type { Course, Edition, Epreuve } from '@foulee/contract/courses/courses'
import { hasFeuille } from '@foulee/domain/parcours/feuille-de-route'

export const listEditions = (
  course: Pick<Course, 'editions_next' | 'editions_prev'>,
): readonly Edition[] => [...course.editions_next, ...course.editions_prev]

export const findDefaultEdition = (course: Course): Edition | null =>
  listEditions(course).find(({ id }) => id === course.edition_defaut_id) ?? null

export function chooseEdition(course: Course, text: string | null): Edition | null {
  const chosen = text && listEditions(course).find(({ id }) => String(id) === text)
  return chosen || findDefaultEdition(course)
}

export function findEpreuve(
  course: Course,
  id: string,
): { edition: Edition; epreuve: Epreuve } | null {
  for (const edition of listEditions(course)) {
    const epreuve = edition.epreuves.find((epreuve) => String(epreuve.id) === id)
    if (epreuve) return { edition, epreuve }
  }
  return null
}

export function editionPath(course: Course, edition: Edition): string {
  const path = `/courses/${course.slug}`
  return edition.id === course.edition_defaut_id ? path : `${path}?edition=${edition.id}`
}

export const epreuvePath = (course: Course, epreuve: { id: number }): string =>
  `/courses/${course.slug}/epreuves/${epreuve.id}`

export const findFeuillePath = (
  course: Pick<Course, 'slug' | 'statut'>,
  epreuve: Epreuve,
): string | null =>
  course.statut === 'publiee' && !epreuve.annulee && hasFeuille(epreuve)
    ? `/courses/${course.slug}/epreuves/${epreuve.id}/feuille-de-route`
    : null

export const findResultsPath = (
  course: Pick<Course, 'slug'>,
  { id, nb_resultats, resultats_url }: Pick<Epreuve, 'id' | 'nb_resultats' | 'resultats_url'>,
): string | null =>
  nb_resultats > 0 ? `/courses/${course.slug}/epreuves/${id}/resultats` : resultats_url

export const listOffered = ({ epreuves }: Edition): Epreuve[] =>
  epreuves.filter(({ annulee }) => !annulee)

/** Year of an edition, also while it has no date (produit 8.28). */
export const editionYear = ({ date_debut, reportee_du }: Edition): string =>
  (date_debut ?? reportee_du ?? '').slice(0, 4)

export const isEditionCancelled = (course: Course, edition: Edition): boolean =>
  edition.annulee || (course.statut === 'annulee' && !edition.is_past)
