export const TYPES_EVENEMENT = [
  'sortie',
  'entrainement',
  'atelier',
  'essai',
  'rencontre',
  'autre',
] as const
export type TypeEvenement = (typeof TYPES_EVENEMENT)[number]

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

export const ETATS_DATE = ['ouvert', 'complet', 'passe', 'annule'] as const
export type EtatDate = (typeof ETATS_DATE)[number]
export const ETAT_DATE_LABELS: Readonly<Record<EtatDate, string>> = {
  ouvert: 'Ouvert',
  complet: 'Complet',
  passe: 'Passé',
  annule: 'Annulé',
}

export const MOMENTS = {
  matin: { nom: 'Matin', de: '00:00', avant: '12:00' },
  apres_midi: { nom: 'Après-midi', de: '12:00', avant: '17:00' },
  soir: { nom: 'Soir', de: '17:00', avant: '24:00' },
} as const
export type Moment = keyof typeof MOMENTS

export const PORTEURS = ['organisateur', 'magasin', 'equipe'] as const
export type GenrePorteur = (typeof PORTEURS)[number]

export const SANS_TITRE = 'Évènement sans titre'

export const MAX_GROUPES = 10

export type EtatDateFacts = {
  fin: Date
  annule_le: Date | string | null
  places: number | null
  places_prises: number
}

export const countPlacesLeft = ({ places, places_prises }: EtatDateFacts): number | null =>
  places === null ? null : Math.max(0, places - places_prises)

/** Derived state of a date; a cancelled date stays `annule` once past. */
export function getEtatDate(date: EtatDateFacts, now: Date): EtatDate {
  if (date.annule_le !== null) return 'annule'
  if (date.fin.getTime() <= now.getTime()) return 'passe'
  return countPlacesLeft(date) === 0 ? 'complet' : 'ouvert'
}
