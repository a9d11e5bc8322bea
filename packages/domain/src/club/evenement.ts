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
