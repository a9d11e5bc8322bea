/** What was done, as far as watches and sites tell it alike. */
export const SPORTS = [
  'course_a_pied',
  'trail',
  'marche',
  'randonnee',
  'velo',
  'vtt',
  'natation',
  'ski',
  'autre',
] as const

export type Sport = (typeof SPORTS)[number]
