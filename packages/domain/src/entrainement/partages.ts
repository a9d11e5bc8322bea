/** What an athlete may let their coach see, each of its own. */
export const PARTAGES = [
  'calendrier',
  'allures',
  'faits',
  'mots',
  'courses',
  'charge',
  'douleurs',
] as const
export type Partage = (typeof PARTAGES)[number]
