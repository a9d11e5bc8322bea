import { type Errors, pickErrors } from '../courses/edition-regles.ts'
import { formatNombre } from '../shared/mesure.ts'
import { type Bareme, MAX_PALIERS } from './annulation.ts'
import { MAX_PARTICIPANTS as MAX_PARTICIPANTS_RESERVATION } from './reservation.ts'

export type VoyageToCheck = {
  duree_jours: number | null
  participants_min: number | null
  participants_max: number | null
  age_min: number | null
  delai_heures: number
  delai_attente_heures: number
  places_par_membre: number | null
  acompte: number
  solde_jours: number
  bareme: Bareme
}

const MAX_JOURS = 365
const MAX_PARTICIPANTS = 500
/** Hours, a month: longest advance for holding places. */
const MAX_DELAI = 720

const between = (value: number | null, min: number, max: number): string | null =>
  value === null || (value >= min && value <= max)
    ? null
    : `Indiquez un nombre de ${min} à ${formatNombre(max)}.`

function findGroupError({ participants_min: min, participants_max: max }: VoyageToCheck) {
  const wrong = between(min, 1, MAX_PARTICIPANTS)
  if (wrong || min === null || max === null || min <= max) return wrong
  return `Le minimum ne peut pas dépasser le maximum, ${formatNombre(max)}.`
}

/** Days descend and fees never decrease towards the departure. */
function findBaremeError(bareme: Bareme): string | null {
  if (bareme.length > MAX_PALIERS) return `Donnez ${MAX_PALIERS}\u00a0paliers au plus.`
  for (const [index, { jours, part }] of bareme.entries()) {
    const before = bareme[index - 1]
    if (before && before.jours <= jours)
      return 'Rangez les paliers du plus loin du départ au plus proche, un par nombre de jours.'
    if (before && before.part > part)
      return 'Plus le départ approche, plus les frais montent\u00a0: un palier plus proche ne peut pas coûter moins.'
  }
  return null
}

export const findVoyageErrors = (voyage: VoyageToCheck): Errors =>
  pickErrors({
    duree_jours: between(voyage.duree_jours, 1, MAX_JOURS),
    participants_min: findGroupError(voyage),
    participants_max: between(voyage.participants_max, 1, MAX_PARTICIPANTS),
    age_min: between(voyage.age_min, 0, 99),
    delai_heures: between(voyage.delai_heures, 1, MAX_DELAI),
    delai_attente_heures: between(voyage.delai_attente_heures, 1, MAX_DELAI),
    places_par_membre: between(voyage.places_par_membre, 1, MAX_PARTICIPANTS_RESERVATION),
    acompte: between(voyage.acompte, 0, 100),
    solde_jours: between(voyage.solde_jours, 0, MAX_JOURS),
    bareme: findBaremeError(voyage.bareme),
  })

const MAX_DISTANCE = 300_000
const MAX_DENIVELE = 20_000
/** Above any runnable gradient. */
const MAX_PENTE = 0.75

export type JourneeToCheck = {
  distance: number | null
  denivele: number | null
  epreuves_id: number | null
  dossard_inclus: boolean
}

export function findJourneeErrors(journee: JourneeToCheck): Errors {
  const { distance, denivele, epreuves_id, dossard_inclus } = journee
  const isSteep = distance !== null && denivele !== null && denivele > distance * MAX_PENTE
  return pickErrors({
    distance: between(distance, 1, MAX_DISTANCE),
    denivele:
      between(denivele, 0, MAX_DENIVELE) ??
      (isSteep ? 'C’est trop pour cette distance\u00a0: vérifiez les deux.' : null),
    dossard_inclus:
      dossard_inclus && epreuves_id === null
        ? 'Choisissez d’abord l’épreuve dont le dossard est compris.'
        : null,
  })
}
