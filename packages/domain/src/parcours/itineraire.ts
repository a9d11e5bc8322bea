/** Routing engines (produit 9.17). */
export const MOTEURS = ['valhalla', 'ign', 'membres'] as const
export type Moteur = (typeof MOTEURS)[number]

export const MODES_TRONCON = ['chemin', 'droit'] as const
export type ModeTroncon = (typeof MODES_TRONCON)[number]

export const CONSIGNE_TYPES = [
  'depart',
  'tout_droit',
  'legere_droite',
  'droite',
  'forte_droite',
  'demi_tour',
  'forte_gauche',
  'gauche',
  'legere_gauche',
  'rond_point',
  'escalier',
  'arrivee',
] as const
export type ConsigneType = (typeof CONSIGNE_TYPES)[number]

/** Metres; others are faults of a device or a terrain. */
export const ALTITUDE_METRES = { min: -500, max: 9000 } as const
export const isAltitude = (metres: number): boolean =>
  metres >= ALTITUDE_METRES.min && metres <= ALTITUDE_METRES.max

/** Stretches of one call, and points of a drawing. */
export const TRONCONS_MAX = 50
export const POINTS_MAX = 1000

/** Demands of loops that are searched. */
export const BOUCLE_METRES = { min: 1000, max: 60_000 } as const
export const BOUCLE_SECONDES = { min: 600, max: 36_000 } as const
