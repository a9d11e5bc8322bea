import { readFileSync } from 'node:fs'
import { type Clip, signedArea } from './clip.ts'
import type { Point } from './gshhg.ts'

type Collection = { features: { geometry: { type: string; coordinates: unknown } }[] }
export type ReadFeatures = (topology: object, object: object) => Collection

const source = new URL('../../../web/app/kit/map/basemap/territoires.json', import.meta.url)

/**
 * Sea areas of French land, bounded through the middle of straits; foreign land inside is
 * subtracted.
 */
const SEAS: readonly Point[][] = [
  [
    [2.55, 51.12],
    [1.9, 51.25],
    [1.45, 50.98],
    [0.8, 50.45],
    [-1.2, 49.95],
    [-1.98, 49.85],
    [-2.02, 49.3],
    [-1.9, 49.05],
    [-2.3, 48.92],
    [-3, 49.2],
    [-6, 49.2],
    [-6, 46],
    [-1.9, 43.5],
    [-1.79, 43.37],
    [-1.5, 43.3],
    [0, 46],
    [2, 50.9],
  ],
  [
    [3.17, 42.43],
    [3.5, 42.35],
    [6, 42.2],
    [8, 42.6],
    [8, 41.32],
    [9.2, 41.31],
    [9.75, 41.4],
    [9.75, 43.2],
    [8, 43.4],
    [7.55, 43.7],
    [7.53, 43.79],
    [7.3, 43.9],
    [5, 43.9],
    [3, 43.5],
    [3, 42.5],
  ],
  box(-61.95, 15.78, -60.95, 16.6),
  box(-61.35, 14.33, -60.7, 14.95),
  box(55.1, -21.5, 55.95, -20.75),
  box(44.9, -13.1, 45.4, -12.5),
]

function box(west: number, south: number, east: number, north: number): Point[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
}

export function readTerritories(feature: ReadFeatures, name: 'departements' | 'pays'): Point[][] {
  const topology = JSON.parse(readFileSync(source, 'utf8')) as { objects: Record<string, object> }
  return feature(topology, topology.objects[name] ?? {}).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon'
      ? (geometry.coordinates as Point[][])
      : (geometry.coordinates as Point[][][]).flat(),
  )
}

/**
 * French territory: up to the borders of the embedded basemap, and past its coasts into the sea.
 */
export function drawFrance(feature: ReadFeatures, { union, difference }: Clip): Point[][] {
  // Drops the holes that estuaries leave between the coasts and the sea areas.
  const french = union([...readTerritories(feature, 'departements'), ...SEAS]).filter(
    (ring) => signedArea(ring) > 0,
  )
  return difference(french, readTerritories(feature, 'pays'))
}
