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
