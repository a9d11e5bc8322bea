/**
 * What lies under the maps, as `/fonds/etat.json` says it (produit 14.27): every address is one of ours.
 * Not a call: it is no data of the site, and another deployment answers something else.
 */
export type Fonds = {
  /** The detailed ground; null where there is none, and the embedded one is drawn. */
  plan: FondPlan | null
  /** Heights of the ground as tiles of pictures; null where there are none. */
  terrain: FondTerrain | null
}

/** Addresses of its two styles, and how near one may come. */
export type FondPlan = { clair: string; sombre: string; maxzoom: number }

export type FondTerrain = {
  /** With `{z}/{x}/{y}`. A tile that is not there answers 404. */
  tuiles: string
  /** How a colour says a height: as MapLibre names it. */
  encodage: 'terrarium' | 'mapbox'
  /** Pixels of the side of a tile. */
  taille: 256 | 512
  maxzoom: number
  /** Whom it is from, as HTML of ours. */
  attribution: string
}

export const FONDS_PATH = '/fonds/etat.json'

/**
 * Coasts, lakes and rivers of the embedded ground, as tiles of the build (decision 147). The address
 * names the content of the archive, which the script that cuts it prints: what came once is right for ever.
 */
export const EAUX = { chemin: '/fonds/eaux/2d5bffef', minzoom: 4, maxzoom: 11 } as const
