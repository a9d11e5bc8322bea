import type { Course, Edition } from '@foulee/contract/courses/courses'
import { INSCRIPTION_LABELS, labelEditionDays } from '@foulee/domain/courses/edition'
import { formatDateLongue, formatDateRangePhrase } from '@foulee/domain/shared/date'
import { aNom } from '@foulee/domain/shared/de-nom'
import { findDepartement } from '@foulee/domain/shared/departement'
import { formatDistance, formatPrix } from '@foulee/domain/shared/mesure'
import { isEditionCancelled, listOffered } from './edition-choice.ts'

const join = (parts: readonly (string | null | false | undefined)[], separator: string) =>
  parts.filter(Boolean).join(separator)

export function courseTitle(course: Course, edition: Edition | null): string {
  const place = join([course.ville, course.departement && `(${course.departement})`], ' ')
  const date = edition && labelEditionDays(edition)
  const facts = join([date, place], ', ')
  return facts ? `${course.nom}\u00a0: ${facts}` : course.nom
}

export function courseDescription(course: Course, edition: Edition | null): string {
  if (!edition) return course.description ?? `${course.nom}, ${course.ville ?? course.pays}.`
  const facts = [
    `${course.nom}, ${dateText(edition)}${placeText(course)}.`,
    distancesText(edition),
    stateText(course, edition),
  ]
  return join(facts, ' ')
}

function dateText(edition: Edition): string {
  const { date_debut, editions_fin } = edition
  if (!date_debut) return 'reportée à une date qui n’est pas encore connue'
  if (editions_fin === null || editions_fin === date_debut)
    return `le ${formatDateLongue(date_debut)}`
  return formatDateRangePhrase(date_debut, editions_fin)
}

function placeText({ ville, departement }: Course): string {
  const area = findDepartement(departement ?? '')?.nom
  if (!ville) return ''
  return area && area !== ville ? ` ${aNom(ville)} (${area})` : ` ${aNom(ville)}`
}

function distancesText(edition: Edition): string | null {
  const lengths = listOffered(edition).flatMap(({ distance }) =>
    distance === null ? [] : [distance],
  )
  const distances = [...new Set(lengths)].map(formatDistance)
  const last = distances.pop()
  return last ? `Au programme\u00a0: ${join([distances.join(', '), last], ' et ')}.` : null
}

function stateText(course: Course, edition: Edition): string | null {
  if (isEditionCancelled(course, edition)) return 'Annulée.'
  if (edition.is_past) return 'Résultats et parcours.'
  const price = edition.prix_min !== null && `dès ${formatPrix(edition.prix_min)}`
  const state = edition.inscription && INSCRIPTION_LABELS[edition.inscription]
  const text = join([state, edition.prix_min === 0 ? 'gratuit' : price], ', ')
  return text ? `${text.charAt(0).toLocaleUpperCase('fr')}${text.slice(1)}.` : null
}
