import { addDays, addMonths, countDays } from '../shared/calendrier.ts'
import { formatDateLongue } from '../shared/date.ts'
import { formatNombre } from '../shared/mesure.ts'
import { RYTHMES, type Rythme } from './depart.ts'

export type DepartDonne = {
  debut: string | null
  fin: string | null
  places: number | null
  participants_min: number | null
  prix: number | null
  supplement_single: number | null
  cloture: string | null
}
type Required = Omit<DepartDonne, 'supplement_single'>
export type DepartComplet = { [K in keyof Required]: NonNullable<Required[K]> } & {
  supplement_single: number | null
}

export type Errors = Record<string, string>

export const MAX_PLACES_DEPART = 500
/** Cents: 100 000 €. */
const MAX_PRIX = 10_000_000
const MONTHS_AHEAD = 36
const MAX_DAYS = 365
export const MAX_REPETITION = 60

type Situation = {
  aujourdhui: string
  prises: number
  /** For an existing departure, the end of sale may be past. */
  exists: boolean
}

function findDayErrors(departDonne: DepartDonne, { aujourdhui, exists }: Situation): Errors {
  const { debut, fin, cloture } = departDonne
  if (!debut) return { debut: 'Indiquez le premier jour.' }
  const last = addMonths(aujourdhui, MONTHS_AHEAD)
  if (debut <= aujourdhui) return { debut: 'Choisissez un premier jour à venir.' }
  if (debut > last) return { debut: `Choisissez un jour d’ici au ${formatDateLongue(last)}.` }
  const errors: Errors = {}
  if (!fin) errors.fin = 'Indiquez le dernier jour, ou la durée du séjour.'
  else if (fin < debut) errors.fin = 'Le dernier jour ne peut pas précéder le premier.'
  else if (countDays(debut, fin) >= MAX_DAYS) {
    errors.fin = `Un séjour dure ${MAX_DAYS}\u00a0jours au plus.`
  }
  if (!cloture) return errors
  if (cloture > debut) errors.cloture = 'Les inscriptions se ferment au plus tard le premier jour.'
  else if (!exists && cloture < aujourdhui) errors.cloture = 'Cette date de clôture est passée.'
  return errors
}

const isBetween = (value: number, min: number, max: number) => value >= min && value <= max

function findPlaceErrors({ places, participants_min }: DepartDonne, prises: number): Errors {
  if (places === null) return { places: 'Indiquez le nombre de places.' }
  if (!isBetween(places, 1, MAX_PLACES_DEPART)) {
    return { places: `Indiquez de 1 à ${MAX_PLACES_DEPART}\u00a0places.` }
  }
  if (places < prises) return { places: formatTaken(prises) }
  if (participants_min === null || isBetween(participants_min, 1, places)) return {}
  return { participants_min: `Le minimum va de 1 à ${places}, le nombre de places.` }
}

export const formatTaken = (prises: number): string =>
  prises === 1
    ? 'Une place est prise\u00a0: gardez-en au moins une.'
    : `${prises}\u00a0places sont prises\u00a0: gardez-en au moins ${prises}.`

function findPriceErrors({ prix, supplement_single }: DepartDonne): Errors {
  const bounds = `de 0 à ${formatNombre(MAX_PRIX / 100)}\u00a0€`
  const errors: Errors = {}
  if (prix === null) errors.prix = 'Indiquez le prix.'
  else if (!isBetween(prix, 0, MAX_PRIX)) errors.prix = `Indiquez un prix ${bounds}.`
  if (supplement_single !== null && !isBetween(supplement_single, 0, MAX_PRIX)) {
    errors.supplement_single = `Indiquez un supplément ${bounds}.`
  }
  return errors
}

export const findDepartErrors = (departDonne: DepartDonne, situation: Situation): Errors => ({
  ...findDayErrors(departDonne, situation),
  ...findPlaceErrors(departDonne, situation.prises),
  ...findPriceErrors(departDonne),
})

/**
 * Fills defaults: last day from the duration of the stay, end of sale from the first day, minimum
 * of one participant.
 */
export function completeDepart(departDonne: DepartDonne, duree_jours: number | null): DepartDonne {
  const { debut, fin, cloture, participants_min } = departDonne
  return {
    ...departDonne,
    fin: fin ?? (debut && duree_jours ? addDays(debut, duree_jours - 1) : null),
    cloture: cloture ?? (debut && addDays(debut, -1)),
    participants_min: participants_min ?? 1,
  }
}

/** Moving the first day shifts the last day and the end of sale, unless they are given. */
export function moveDepart(before: DepartDonne, changes: Partial<DepartDonne>): DepartDonne {
  const after = { ...before, ...changes }
  if (!before.debut || !after.debut || before.debut === after.debut) return after
  const days = countDays(before.debut, after.debut)
  const follow = (field: 'fin' | 'cloture') =>
    changes[field] === undefined ? before[field] && addDays(before[field], days) : after[field]
  return { ...after, fin: follow('fin'), cloture: follow('cloture') }
}

export type Repetition = { rythme: string | null; jusqu_au: string | null }

const isRythme = (text: string | null): text is Rythme => RYTHMES.some((rythme) => rythme === text)

export function findRepetitionErrors(debut: string | null, repetition: Repetition): Errors {
  const { rythme, jusqu_au } = repetition
  if (!rythme && !jusqu_au) return {}
  if (!isRythme(rythme)) return { rythme: 'Dites à quel rythme les départs se suivent.' }
  if (!jusqu_au) return { jusqu_au: 'Dites jusqu’à quel jour les départs se suivent.' }
  if (!debut) return {}
  if (jusqu_au < debut) return { jusqu_au: 'Ce jour ne peut pas précéder le premier départ.' }
  if (getStart(debut, rythme, MAX_REPETITION) > jusqu_au) return {}
  const last = formatDateLongue(getStart(debut, rythme, MAX_REPETITION - 1))
  return {
    jusqu_au: `Cela ferait plus de ${MAX_REPETITION}\u00a0départs\u00a0: arrêtez-vous au ${last}.`,
  }
}

function getStart(debut: string, rythme: Rythme, at: number): string {
  if (rythme === 'mois') return addMonths(debut, at)
  return addDays(debut, at * (rythme === 'semaine' ? 7 : 14))
}

export function repeatDepart(
  depart: DepartComplet,
  { rythme, jusqu_au }: Repetition,
): DepartComplet[] {
  if (!isRythme(rythme) || !jusqu_au) return [depart]
  const starts = Array.from({ length: MAX_REPETITION }, (_, at) =>
    getStart(depart.debut, rythme, at),
  ).filter((debut) => debut <= jusqu_au)
  return starts.map((debut) => {
    const days = countDays(depart.debut, debut)
    return {
      ...depart,
      debut,
      fin: addDays(depart.fin, days),
      cloture: addDays(depart.cloture, days),
    }
  })
}
