import type { Voyage, VoyageCard } from '@foulee/contract/sejours/voyages'
import { formatNombre } from '@foulee/domain/shared/mesure'

const PAYS = new Intl.DisplayNames('fr', { type: 'region' })

/** « Chamonix », with the country beyond France: « Zermatt · Suisse ». */
export function placeText({ lieu, pays }: Pick<VoyageCard, 'lieu' | 'pays'>): string {
  const area = pays === 'FR' ? null : PAYS.of(pays)
  return [lieu, area].filter(Boolean).join(' · ')
}

/** « 1 jour », « 4 jours »; empty when nobody said. */
export const dureeText = (jours: number | null): string =>
  jours === null ? '' : `${jours}\u00a0jour${jours > 1 ? 's' : ''}`

/** « Aucun séjour », « 1 séjour », « 1 250 séjours ». */
export function countText(nb: number): string {
  if (nb === 0) return 'Aucun séjour'
  return `${formatNombre(nb)}\u00a0séjour${nb > 1 ? 's' : ''}`
}

type Places = Pick<NonNullable<VoyageCard['prochain']>, 'etat' | 'places_restantes'>

/** How many places are left of a departure that can still be asked for; nothing of another. */
export function sayPlaces({ etat, places_restantes: nb }: Places): string {
  if (etat !== 'a_confirmer' && etat !== 'garanti') return ''
  return nb === 1 ? 'Une place restante' : `${nb.toLocaleString('fr-FR')}\u00a0places restantes`
}

/** « De 4 à 10 personnes »; empty when nobody said. */
export function sayGroup({
  participants_min: min,
  participants_max: max,
}: Pick<Voyage, 'participants_min' | 'participants_max'>): string {
  if (min !== null && max !== null) {
    return min === max ? `${max}\u00a0personnes.` : `De ${min} à ${max}\u00a0personnes.`
  }
  if (max !== null) return `${max}\u00a0personnes au plus.`
  return min === null ? '' : `${min}\u00a0personnes au moins.`
}

/** « Dès 16 ans. »; empty when everybody may come. */
export const sayAge = ({ age_min }: Pick<Voyage, 'age_min'>): string =>
  age_min === null ? '' : `Dès ${age_min}\u00a0ans.`

type Fact = { label: string; text: string }

const keepTold = (facts: readonly Fact[]): Fact[] => facts.filter(({ text }) => text !== '')

/** What to know before one leaves, as far as the agency has told it. */
export const listBefore = ({ acces, formalites, assurance }: Voyage): Fact[] =>
  keepTold([
    { label: 'Pour y aller', text: acces ?? '' },
    { label: 'Formalités', text: formalites ?? '' },
    { label: 'Assurance', text: assurance ?? '' },
  ])

/** Who may come, as far as the agency has told it. */
export const listWho = (voyage: Voyage): Fact[] =>
  keepTold([
    { label: 'Le groupe', text: sayGroup(voyage) },
    { label: 'Âge', text: sayAge(voyage) },
  ])

/** What is asked when the booking is confirmed, and when the rest is due. */
export function sayAcompte({ acompte, solde_jours }: Pick<Voyage, 'acompte' | 'solde_jours'>) {
  if (acompte >= 100) return 'Le prix entier est dû à la confirmation.'
  const rest = `${formatNombre(solde_jours)}\u00a0jours avant le départ`
  if (acompte === 0) return `Rien n’est dû à la confirmation\u00a0: le prix est à régler ${rest}.`
  return `Un acompte de ${acompte}\u00a0% est dû à la confirmation, le solde ${rest}.`
}

/**
 * The scale of cancellation as lines of a table, from the longest before on. Days are counted before the
 * departure; more than the first step nothing is kept.
 */
export function sayBareme(bareme: Voyage['bareme']): { quand: string; part: string }[] {
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
