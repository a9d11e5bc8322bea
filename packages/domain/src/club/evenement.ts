/** What happens there. */
export const TYPES_EVENEMENT = [
  'sortie',
  'entrainement',
  'atelier',
  'essai',
  'rencontre',
  'autre',
] as const
export type TypeEvenement = (typeof TYPES_EVENEMENT)[number]

/** A group of an event that runs at its own pace: seconds a kilometre, the faster first; metres. */
export type Groupe = {
  nom: string
  allure_min?: number | undefined
  allure_max?: number | undefined
  distance?: number | undefined
}

export const TYPE_EVENEMENT_LABELS: Readonly<Record<TypeEvenement, string>> = {
  sortie: 'Sortie',
  entrainement: 'Entraînement',
  atelier: 'Atelier',
  essai: 'Essai de matériel',
  rencontre: 'Rencontre',
  autre: 'Autre',
}

/** Where one date stands: it can be come to, it has no place left, it is over, it was called off. */
export const ETATS_DATE = ['ouvert', 'complet', 'passe', 'annule'] as const
export type EtatDate = (typeof ETATS_DATE)[number]
export const ETAT_DATE_LABELS: Readonly<Record<EtatDate, string>> = {
  ouvert: 'Ouvert',
  complet: 'Complet',
  passe: 'Passé',
  annule: 'Annulé',
}

/** Parts of the day in which a date begins, and the hours of the place that each holds: from, and before. */
export const MOMENTS = {
  matin: { nom: 'Matin', de: '00:00', avant: '12:00' },
  apres_midi: { nom: 'Après-midi', de: '12:00', avant: '17:00' },
  soir: { nom: 'Soir', de: '17:00', avant: '24:00' },
} as const
export type Moment = keyof typeof MOMENTS

/** Whose an event is: of an organiser or club, of a shop, or of the staff of Foulée. */
export const PORTEURS = ['organisateur', 'magasin', 'equipe'] as const
export type GenrePorteur = (typeof PORTEURS)[number]

export const SANS_TITRE = 'Évènement sans titre'

/** How many groups an event has at most. */
export const MAX_GROUPES = 10

/** A date as its row knows it: instants, and places that are counted there. */
export type DateToTell = {
  fin: Date
  annule_le: Date | string | null
  places: number | null
  places_prises: number
}

/** Places still free; null where as many come as like. */
export const countPlacesLeft = ({ places, places_prises }: DateToTell): number | null =>
  places === null ? null : Math.max(0, places - places_prises)

/** Where a date stands now; one that was called off stays so once it is over. */
export function getEtatDate(date: DateToTell, now: Date): EtatDate {
  if (date.annule_le !== null) return 'annule'
  if (date.fin.getTime() <= now.getTime()) return 'passe'
  return countPlacesLeft(date) === 0 ? 'complet' : 'ouvert'
}
