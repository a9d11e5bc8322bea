import { FONDS_PATH, type Fonds } from '@foulee/contract/site/fonds'
import type { StyleSpecification } from 'maplibre-gl'

const PATIENCE_MS = 6_000

const NOTHING: Fonds = { plan: null, terrain: null }

/** MapLibre and its worker only fetch absolute URLs. */
export const absolute = (path: string): string => `${window.location.origin}${path}`

async function fetchOwn<T>(path: string): Promise<T> {
  const response = await fetch(path, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}

export const fetchGrounds = (): Promise<Fonds> => fetchOwn<Fonds>(FONDS_PATH).catch(() => NOTHING)

let known: Promise<Fonds> | null = null

/** Memoised for all maps of the visit, until a map loses its basemap. */
export function loadGrounds(): Promise<Fonds> {
  known ??= fetchGrounds()
  return known
}

/**
 * Refetches after a missing tile.
 * @returns whether the plan is still served
 */
export async function isPlanServed(): Promise<boolean> {
  known = fetchGrounds()
  return (await known).plan !== null
}

/**
 * Refetches after a missing elevation tile.
 * @returns whether elevation is still served
 */
export async function isReliefServed(): Promise<boolean> {
  known = fetchGrounds()
  return (await known).terrain !== null
}

export async function fetchPlanStyle(path: string): Promise<StyleSpecification> {
  return toAbsolute(await fetchOwn<StyleSpecification>(path))
}

export function toAbsolute(style: StyleSpecification): StyleSpecification {
  const { glyphs, sprite } = style
  const sources = Object.entries(style.sources).map(([name, source]) => [
    name,
    'tiles' in source && source.tiles ? { ...source, tiles: source.tiles.map(absolute) } : source,
  ])
  return {
    ...style,
    sources: Object.fromEntries(sources),
    ...(glyphs && { glyphs: absolute(glyphs) }),
    ...(Array.isArray(sprite) && {
      sprite: sprite.map(({ id, url }) => ({ id, url: absolute(url) })),
    }),
  }
}
