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
export const SPORT_LABELS: Readonly<Record<Sport, string>> = {
  course_a_pied: 'Course à pied',
  trail: 'Trail',
  marche: 'Marche',
  randonnee: 'Randonnée',
  velo: 'Vélo',
  vtt: 'VTT',
  natation: 'Natation',
  ski: 'Ski',
  autre: 'Autre',
}
