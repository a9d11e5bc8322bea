import { FONDS_PATH, type Fonds } from '@foulee/contract/site/fonds'
import type { StyleSpecification } from 'maplibre-gl'

/** A ground that takes longer is as good as none: the embedded one is there. */
const PATIENCE_MS = 6_000

const NOTHING: Fonds = { plan: null, terrain: null }

/** MapLibre, and its worker, only fetch whole addresses. */
export const absolute = (path: string): string => `${window.location.origin}${path}`

async function fetchOwn<T>(path: string): Promise<T> {
  const response = await fetch(path, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}

/** What lies under the maps at this moment. Without an answer, nothing but the embedded ground. */
export const askGrounds = (): Promise<Fonds> => fetchOwn<Fonds>(FONDS_PATH).catch(() => NOTHING)

let known: Promise<Fonds> | null = null

/** The same for all the maps of a visit, until one of them finds that its ground is gone. */
export function loadGrounds(): Promise<Fonds> {
  known ??= askGrounds()
  return known
}

/** Asks again after a piece of the ground did not come. @returns whether the plan is still served */
export async function isPlanServed(): Promise<boolean> {
  known = askGrounds()
  return (await known).plan !== null
}

/** Asks again after heights did not come. @returns whether they are still served */
export async function isReliefServed(): Promise<boolean> {
  known = askGrounds()
  return (await known).terrain !== null
}

/** A style of the plan, with whole addresses. */
export async function fetchPlanStyle(path: string): Promise<StyleSpecification> {
  return toAbsolute(await fetchOwn<StyleSpecification>(path))
}

/** The server names its own paths, whatever the site is called. */
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
