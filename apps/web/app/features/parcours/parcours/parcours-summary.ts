import type { Parcours } from '@foulee/contract/parcours/parcours'
import {
  DIFFICULTE_LABELS,
  FORME_LABELS,
  TYPE_PARCOURS_LABELS,
} from '@foulee/domain/parcours/parcours'
import { MOIS } from '@foulee/domain/shared/date'
import { aNom } from '@foulee/domain/shared/de-nom'
import { dansDepartement, findDepartement } from '@foulee/domain/shared/departement'
import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'
import { cutDescription } from '@foulee/domain/site/description'
import type { Crumb } from '#ui/breadcrumb.tsx'

type Place = Pick<Parcours, 'ville' | 'departement'>

export function placeText({ ville, departement }: Place): string {
  const area = findDepartement(departement ?? '')?.nom ?? null
  return [ville, area === ville ? null : area].filter(Boolean).join(' · ')
}

export function listParcoursCrumbs({ departement }: Place): Crumb[] {
  const area = findDepartement(departement ?? '')
  return [
    { label: 'Parcours', to: '/itineraires' },
    ...(area ? [{ label: area.nom, to: `/itineraires/${area.slug}` }] : []),
  ]
}

const measures = ({ distance, denivele }: Parcours) =>
  [
    distance !== null && formatDistance(distance),
    denivele !== null && formatDenivele(denivele),
  ].filter(Boolean)

export function parcoursTitle(parcours: Parcours): string {
  const { titre, ville, departement } = parcours
  const place = [ville, departement && `(${departement})`].filter(Boolean).join(' ')
  const facts = [...measures(parcours), place].filter(Boolean).join(', ')
  return facts ? `${titre}\u00a0: ${facts}` : titre
}

export function parcoursDescription(parcours: Parcours): string {
  const { types, forme, difficulte, departement, ville, description } = parcours
  const kind = TYPE_PARCOURS_LABELS[types[0] ?? 'nature']
  const shape = forme && FORME_LABELS[forme].toLocaleLowerCase('fr')
  const where = dansDepartement(departement ?? '') ?? (ville && aNom(ville))
  const facts = [
    [kind, where].filter(Boolean).join(' '),
    shape,
    ...measures(parcours),
    difficulte && DIFFICULTE_LABELS[difficulte].toLocaleLowerCase('fr'),
  ].filter(Boolean)
  const text = `${facts.join(', ')}.`
  return cutDescription(`${text} ${description || 'Carte, profil et fichier GPX.'}`)
}

/**
 * Months 1 to 12 as « de mai à octobre », « en mars et de juin à août »; twelve months are one
 * season.
 */
export function seasonText(months: readonly number[]): string | null {
  const has = new Set(months)
  if (has.size === 0) return null
  if (has.size === 12) return 'toute l’année'
  const before = (month: number) => ((month + 10) % 12) + 1
  const after = (month: number) => (month % 12) + 1
  const starts = [...has].filter((month) => !has.has(before(month))).toSorted((a, b) => a - b)
  const ranges = starts.map((start) => {
    let end = start
    while (has.has(after(end))) end = after(end)
    return start === end ? `en ${monthName(start)}` : `${fromMonth(start)} à ${monthName(end)}`
  })
  return ranges.length > 1
    ? `${ranges.slice(0, -1).join(', ')} et ${ranges.at(-1)}`
    : (ranges[0] ?? null)
}

const monthName = (month: number) => MOIS[month - 1] ?? ''
const fromMonth = (month: number) => {
  const name = monthName(month)
  return /^[aeiouéâ]/.test(name) ? `d’${name}` : `de ${name}`
}
