/**
 * Pages that look different to those who may do more there. The walk visits each kind of page as
 * one member; these are measured again, each reached from an address by the first link to each
 * following pattern in turn.
 */
export type Way = readonly [from: string, ...patterns: string[]]

/** Pages of members whose sections depend on what the member does. */
const OWN: readonly Way[] = [
  ['/home'],
  ['/profil', 'coureurs/:id'],
  ['/training'],
  ['/mon-agenda'],
  ['/reglages'],
]

/** Ways by name of the demo cast. */
export const ROLES: Readonly<Record<string, readonly Way[]>> = {
  lea: [
    ['/contribution/courses', 'contribution/courses/:id'],
    [
      '/contribution/organisateurs',
      'contribution/organisateurs/:id',
      'organisateurs/:slug',
      'courses/:slug',
    ],
    ...OWN,
  ],
  karim: OWN,
  agathe: [
    ['/contribution/sejours', 'contribution/sejours/:id', 'sejours/:slug'],
    ['/contribution/sejours/agences', 'contribution/sejours/agences/:id', 'agences/:slug'],
    ...OWN,
  ],
  samir: [
    ['/contribution/plans', 'contribution/plans/:id', 'training/plans/:slug'],
    ['/contribution/trainings', 'contribution/trainings/:id', 'training/:slug'],
    ['/contribution/athletes', 'contribution/athletes/:id'],
    ...OWN,
  ],
  paola: [['/contribution/parcours', 'contribution/parcours/:id', 'parcours/:slug']],
  malo: [
    ['/contribution/magasins', 'contribution/magasins/:id', 'magasins/:slug'],
    ['/contribution/evenements', 'contribution/evenements/:id', 'evenements/:slug'],
  ],
  nora: [
    ['/courses', 'courses/:slug'],
    ['/parcours', 'parcours/:slug'],
    ['/sejours', 'sejours/:slug', 'agences/:slug'],
    ['/evenements', 'evenements/:slug'],
    ['/magasins', 'magasins/:slug'],
    ['/training/plans', 'training/plans/:slug'],
    ['/training/seances', 'training/:slug'],
    ['/home'],
    ['/profil'],
  ],
}
