/**
 * Map backgrounds, as in `/fonds/etat.json` (produit 14.27); all URLs are same-site. Not an API
 * call, as it depends on the deployment.
 */
export type Fonds = {
  /** Detailed map; null if unavailable, where the embedded one is drawn. */
  plan: FondPlan | null
  /** Elevation tiles; null if unavailable. */
  terrain: FondTerrain | null
}

export type FondPlan = { clair: string; sombre: string; maxzoom: number }

export type FondTerrain = {
  /** With `{z}/{x}/{y}`. A missing tile answers 404. */
  tuiles: string
  /** Elevation encoding, as named by MapLibre. */
  encodage: 'terrarium' | 'mapbox'
  /** Tile size in pixels. */
  taille: 256 | 512
  maxzoom: number
  /** Trusted HTML. */
  attribution: string
}

export const FONDS_PATH = '/fonds/etat.json'

/**
 * Coasts, lakes and rivers of the embedded map, as tiles of the build (decision 147). The URL
 * contains the content hash of the archive, printed by its build script: tiles are immutable.
 */
export const EAUX = { chemin: '/fonds/eaux/2d5bffef', minzoom: 4, maxzoom: 11 } as const
