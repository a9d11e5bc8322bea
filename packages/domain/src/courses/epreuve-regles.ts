import { addDays } from '../shared/calendrier.ts'
import { formatDate, formatHeure } from '../shared/date.ts'
import { localDate, localInstant } from '../shared/fuseau.ts'
import { formatDistance, formatNombre } from '../shared/mesure.ts'
import { type Errors, findPriceError, MAX_PLACES, pickErrors } from './edition-regles.ts'

export interface PointToCheck {
  km: number
  nom: string | null
  barriere_horaire: string | null
  barriere_jour: number
}

/** Metres, seconds, cents; days `YYYY-MM-DD`, local times `HH:MM`. */
export interface EpreuveToCheck {
  distance: number | null
  denivele: number | null
  denivele_negatif: number | null
  date_depart: string | null
  heure_depart: string | null
  barriere_horaire: number | null
  nb_ravitaillements: number | null
  surfaces: Readonly<Record<string, number>>
  label_niveau: string | null
  label_annee: number | null
  age_min: number | null
  prix: number | null
  places: number | null
  points: readonly PointToCheck[]
}

interface EditionOfEpreuve {
  date_debut: string
  editions_fin: string | null
  heure_depart: string | null
  places: number | null
  fuseau: string
}

const MAX_DISTANCE = 2_000_000
/** Above the steepest real race: a kilomètre vertical climbs 52 metres in 100. */
const MAX_PENTE = 0.75
/** Seconds; no race lasts more than two weeks. */
const MAX_BARRIERE = 14 * 86_400
/** Metres per second on average, above any wheelchair race. */
const MAX_SPEED = 15
/** Shares are stored with two decimals. */
const ROUNDING = 0.05

function findDistanceError({ distance }: EpreuveToCheck): string | null {
  if (distance === null || (distance >= 1 && distance <= MAX_DISTANCE)) return null
  return `Indiquez une distance d’un mètre à ${formatDistance(MAX_DISTANCE)}.`
}

function findClimbError(climb: number | null, distance: number | null): string | null {
  if (climb === null) return null
  if (climb < 0 || climb > 100_000) return 'Indiquez un dénivelé de 0 à 100\u00a0000\u00a0m.'
  if (distance === null || climb <= distance * MAX_PENTE) return null
  return `C’est trop pour ${formatDistance(distance)}\u00a0: vérifiez le dénivelé et la distance.`
}

function findDayError({ date_depart }: EpreuveToCheck, edition: EditionOfEpreuve): string | null {
  const { date_debut } = edition
  const last = edition.editions_fin ?? date_debut
  if (!date_depart || (date_depart >= date_debut && date_depart <= last)) return null
  if (last === date_debut) return `L’édition n’a lieu que le ${formatDate(date_debut)}.`
  return `L’édition va du ${formatDate(date_debut)} au ${formatDate(last)}.`
}

function findStart({ date_depart, heure_depart }: EpreuveToCheck, edition: EditionOfEpreuve) {
  const hour = heure_depart ?? edition.heure_depart
  const day = date_depart ?? edition.date_debut
  return { day, instant: hour ? localInstant(day, hour, edition.fuseau) : null }
}

function findLimitError(epreuve: EpreuveToCheck, edition: EditionOfEpreuve): string | null {
  const { barriere_horaire: limit, distance } = epreuve
  if (limit === null) return null
  if (limit < 60 || limit > MAX_BARRIERE) return 'Indiquez une durée d’une minute à 14\u00a0jours.'
  if (distance !== null && distance / limit > MAX_SPEED) {
    return `Personne ne parcourt ${formatDistance(distance)} en si peu de temps.`
  }
  const { instant } = findStart(epreuve, edition)
  const last = edition.editions_fin
  if (!instant || !last) return null
  const end = localDate(new Date(instant.getTime() + limit * 1000), edition.fuseau)
  // A finish in the early morning after the last day is allowed.
  return end <= addDays(last, 1) ? null : `L’édition se termine le ${formatDate(last)}.`
}

function findPointError(
  point: PointToCheck,
  epreuve: EpreuveToCheck,
  edition: EditionOfEpreuve,
): string | null {
  const { distance } = epreuve
  const place = `Le point du km\u00a0${formatNombre(point.km, 1)}`
  if (point.km < 0) return `${place} est avant le départ.`
  if (distance !== null && point.km * 1000 > distance) {
    return `${place} est au-delà de l’arrivée (${formatDistance(distance)}).`
  }
  const { barriere_horaire: time, barriere_jour } = point
  if (!time) return null
  const { day, instant } = findStart(epreuve, edition)
  const barrier = localInstant(addDays(day, barriere_jour), time, edition.fuseau)
  if (instant && barrier <= instant) {
    return `${place} a une barrière à ${formatHeure(time)}, avant le départ.`
  }
  const last = edition.editions_fin ?? edition.date_debut
  if (addDays(day, barriere_jour) <= addDays(last, 1)) return null
  return `${place} a une barrière après la fin de l’édition.`
}

function findLabelError({ label_niveau, label_annee }: EpreuveToCheck): string | null {
  if ((label_niveau === null) === (label_annee === null)) return null
  return label_niveau === null
    ? 'Choisissez le niveau du label, ou retirez son année.'
    : 'Indiquez l’année pour laquelle le label est donné.'
}

function findPlacesError({ places }: EpreuveToCheck, edition: EditionOfEpreuve): string | null {
  if (places === null) return null
  if (places < 1 || places > MAX_PLACES) {
    return `Indiquez un nombre de 1 à ${formatNombre(MAX_PLACES)}.`
  }
  if (edition.places === null || places <= edition.places) return null
  return `L’édition n’a que ${formatNombre(edition.places)}\u00a0places.`
}

function findSharesError({ surfaces }: EpreuveToCheck): string | null {
  const shares = Object.values(surfaces)
  const total = shares.reduce((sum, share) => sum + share, 0)
  if (shares.every((share) => share > 0) && total <= 1 + ROUNDING) return null
  return 'Les surfaces font ensemble 100\u00a0% au plus.'
}

export function findEpreuveErrors(epreuve: EpreuveToCheck, edition: EditionOfEpreuve): Errors {
  const { distance, age_min, nb_ravitaillements: nb } = epreuve
  return pickErrors({
    distance: findDistanceError(epreuve),
    denivele: findClimbError(epreuve.denivele, distance),
    denivele_negatif: findClimbError(epreuve.denivele_negatif, distance),
    date_depart: findDayError(epreuve, edition),
    barriere_horaire: findLimitError(epreuve, edition),
    points: firstOf(epreuve.points.map((point) => findPointError(point, epreuve, edition))),
    surfaces: findSharesError(epreuve),
    label_annee: findLabelError(epreuve),
    prix: findPriceError(epreuve.prix),
    places: findPlacesError(epreuve, edition),
    age_min: age_min === null || (age_min >= 0 && age_min <= 99) ? null : 'Indiquez un âge.',
    nb_ravitaillements: nb === null || (nb >= 0 && nb <= 500) ? null : 'Indiquez un nombre.',
  })
}

const firstOf = (messages: readonly (string | null)[]) =>
  messages.find((message) => message !== null) ?? null

export const findBlanks = ({ nom, type }: { nom?: unknown; type?: unknown }): Errors =>
  pickErrors({
    nom: nom ? null : 'Donnez un nom à l’épreuve.',
    type: type ? null : 'Choisissez un type.',
  })
