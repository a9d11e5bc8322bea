import type { Voyage, VoyageCard } from '@foulee/contract/sejours/voyages'
import { formatNombre } from '@foulee/domain/shared/mesure'

const PAYS = new Intl.DisplayNames('fr', { type: 'region' })

/** « Chamonix », with the country outside France: « Zermatt · Suisse ». */
export function placeText({ lieu, pays }: Pick<VoyageCard, 'lieu' | 'pays'>): string {
  const area = pays === 'FR' ? null : PAYS.of(pays)
  return [lieu, area].filter(Boolean).join(' · ')
}

export const dureeText = (jours: number | null): string =>
  jours === null ? '' : `${jours}\u00a0jour${jours > 1 ? 's' : ''}`

export function countText(nb: number): string {
  if (nb === 0) return 'Aucun séjour'
  return `${formatNombre(nb)}\u00a0séjour${nb > 1 ? 's' : ''}`
}

type Places = Pick<NonNullable<VoyageCard['prochain']>, 'etat' | 'places_restantes'>

export function formatPlaces({ etat, places_restantes: nb }: Places): string {
  if (etat !== 'a_confirmer' && etat !== 'garanti') return ''
  return nb === 1 ? 'Une place restante' : `${nb.toLocaleString('fr-FR')}\u00a0places restantes`
}

/** « De 4 à 10 personnes »; empty when unknown. */
export function formatGroup({
  participants_min: min,
  participants_max: max,
}: Pick<Voyage, 'participants_min' | 'participants_max'>): string {
  if (min !== null && max !== null) {
    return min === max ? `${max}\u00a0personnes.` : `De ${min} à ${max}\u00a0personnes.`
  }
  if (max !== null) return `${max}\u00a0personnes au plus.`
  return min === null ? '' : `${min}\u00a0personnes au moins.`
}

/** « Dès 16 ans. »; empty without a minimum. */
export const formatAge = ({ age_min }: Pick<Voyage, 'age_min'>): string =>
  age_min === null ? '' : `Dès ${age_min}\u00a0ans.`

type Fact = { label: string; text: string }

const filterFilled = (facts: readonly Fact[]): Fact[] => facts.filter(({ text }) => text !== '')

export const listBefore = ({ acces, formalites, assurance }: Voyage): Fact[] =>
  filterFilled([
    { label: 'Pour y aller', text: acces ?? '' },
    { label: 'Formalités', text: formalites ?? '' },
    { label: 'Assurance', text: assurance ?? '' },
  ])

export const listWho = (voyage: Voyage): Fact[] =>
  filterFilled([
    { label: 'Le groupe', text: formatGroup(voyage) },
    { label: 'Âge', text: formatAge(voyage) },
  ])

export function formatAcompte({ acompte, solde_jours }: Pick<Voyage, 'acompte' | 'solde_jours'>) {
  if (acompte >= 100) return 'Le prix entier est dû à la confirmation.'
  const rest = `${formatNombre(solde_jours)}\u00a0jours avant le départ`
  if (acompte === 0) return `Rien n’est dû à la confirmation\u00a0: le prix est à régler ${rest}.`
  return `Un acompte de ${acompte}\u00a0% est dû à la confirmation, le solde ${rest}.`
}

/**
 * Cancellation fees as table rows, farthest first. Days count back from the departure; before the
 * first step there is no fee.
 */
export function toBaremeRows(bareme: Voyage['bareme']): { quand: string; part: string }[] {
  const steps = bareme.toSorted((a, b) => b.jours - a.jours)
  const [first] = steps
  if (!first) return []
  const share = (part: number) => (part === 0 ? 'Rien' : `${part}\u00a0% du prix`)
  const free = { quand: `Plus de ${first.jours}\u00a0jours avant`, part: share(0) }
  const rows = steps.map(({ jours, part }, index) => {
    const next = steps[index + 1]
    const last = jours === 0 ? 'Le jour du départ' : `Moins de ${jours + 1}\u00a0jours avant`
    const quand = next ? `De ${jours} à ${next.jours + 1}\u00a0jours avant` : last
    return {
      quand: next && next.jours + 1 === jours ? `${jours}\u00a0jours avant` : quand,
      part: share(part),
    }
  })
  return [free, ...rows]
}
