import type { Feature, Point } from 'geojson'
import territoriesUrl from './territoires.json?url'
import { type Territories, type TerritoryLayers, toTerritoryLayers } from './territories.ts'
import { type TownColumns, type TownProperties, toTownFeatures } from './towns.ts'
import townsUrl from './villes.json?url'

export interface Basemap extends TerritoryLayers {
  towns: Feature<Point, TownProperties>[]
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The basemap file ${url} answered ${response.status}`)
  return (await response.json()) as T
}

async function fetchBasemap(): Promise<Basemap> {
  const [territories, towns] = await Promise.all([
    fetchJson<Territories>(territoriesUrl),
    fetchJson<TownColumns>(townsUrl),
  ])
  return { ...toTerritoryLayers(territories), towns: toTownFeatures(towns) }
}

let pending: Promise<Basemap> | null = null

/** Memoised for the visit; a failure is not, so that a retry is possible. */
export function loadBasemap(): Promise<Basemap> {
  pending ??= fetchBasemap().catch((cause: unknown) => {
    pending = null
    throw cause
  })
  return pending
}
