import * as z from 'zod'

/** Free, without a key; its terms require the credit of IGN (licence Ouverte 2.0). */
const PLAN_IGN =
  'https://data.geopf.fr/annexes/ressources/vectorTiles/styles/PLAN.IGN/standard.json'
/** Elevation tiles of the whole world, AWS Registry of Open Data. */
const TERRAIN = 'https://s3.amazonaws.com/elevation-tiles-prod/terrarium/{z}/{x}/{y}.png'
const TERRAIN_CREDIT =
  'Relief\u00a0: <a href="https://github.com/tilezen/joerd/blob/master/docs/attribution.md">Mapzen, SRTM, EU-DEM</a>'
/** Higher zooms add no detail in France. */
const TERRAIN_MAXZOOM = 13

const service = z
  .url({ protocol: /^https?$/ })
  .refine((url) => /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/.test(url), {
    message: 'Indiquez une adresse en https.',
  })
const pmtiles = z
  .string()
  .regex(/^[\w-]+(\/[\w-]+)*\.pmtiles$/, 'Indiquez un fichier du stockage\u00a0: cartes/x.pmtiles.')
const squares = (url: string) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part))

/** Documented in `docs/cartes.md`, with examples. */
export const mapFields = {
  MAP: z.enum(['auto', 'embarque']).optional(),
  MAP_STYLE_URL: service.optional(),
  MAP_SOURCES: z.string().default(''),
  MAP_PMTILES: pmtiles.optional(),
  MAP_TERRAIN_URL: service
    .refine(squares, { message: 'Cette adresse doit nommer {z}, {x} et {y}.' })
    .optional(),
  MAP_TERRAIN_PMTILES: pmtiles.optional(),
  MAP_TERRAIN_ENCODING: z.enum(['terrarium', 'mapbox']).default('terrarium'),
  MAP_TERRAIN_MAXZOOM: z.coerce.number().int().min(5).max(16).default(TERRAIN_MAXZOOM),
  MAP_TERRAIN_ATTRIBUTION: z.string().max(500).optional(),
}
type MapEnv = z.infer<z.ZodObject<typeof mapFields>>

/** A style URL with additional CSP origins, or a PMTiles file in the storage. */
export type PlanSettings = { style: string; origins: readonly string[] } | { pmtiles: string }

export type TerrainSettings = ({ url: string } | { pmtiles: string }) & {
  encodage: 'terrarium' | 'mapbox'
  maxzoom: number
  attribution: string
}

export type MapSettings = { plan: PlanSettings | null; terrain: TerrainSettings | null }

/** @param isTest tests use no network by default */
export function readMap(env: MapEnv, isTest: boolean): MapSettings {
  const mode = env.MAP ?? (isTest ? 'embarque' : 'auto')
  if (mode === 'embarque') return { plan: null, terrain: null }
  return { plan: readPlan(env), terrain: readTerrain(env) }
}

function readPlan({ MAP_PMTILES, MAP_STYLE_URL, MAP_SOURCES }: MapEnv): PlanSettings {
  if (MAP_PMTILES && !MAP_STYLE_URL) return { pmtiles: MAP_PMTILES }
  const style = MAP_STYLE_URL ?? PLAN_IGN
  const moreSources = MAP_SOURCES.split(/[\s,]+/).filter((text) => URL.canParse(text))
  return { style, origins: [style, ...moreSources].map((url) => new URL(url).origin) }
}

function readTerrain(env: MapEnv): TerrainSettings {
  const { MAP_TERRAIN_PMTILES, MAP_TERRAIN_URL, MAP_TERRAIN_ATTRIBUTION } = env
  const common = { encodage: env.MAP_TERRAIN_ENCODING, maxzoom: env.MAP_TERRAIN_MAXZOOM }
  if (MAP_TERRAIN_PMTILES && !MAP_TERRAIN_URL) {
    return { ...common, pmtiles: MAP_TERRAIN_PMTILES, attribution: MAP_TERRAIN_ATTRIBUTION ?? '' }
  }
  const credit = MAP_TERRAIN_ATTRIBUTION ?? (MAP_TERRAIN_URL ? '' : TERRAIN_CREDIT)
  return { ...common, url: MAP_TERRAIN_URL ?? TERRAIN, attribution: credit }
}
