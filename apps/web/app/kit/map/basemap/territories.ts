import type { FeatureCollection, Geometry, MultiLineString, Point } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

type DepartementProperties = {
  code: string
  nom: string
  region: string
  centre: [lon: number, lat: number]
}

/** `territoires.json`: land of the world as countries, France as 101 départements. */
export type Territories = Topology<{
  pays: GeometryCollection<{ code: string }>
  departements: GeometryCollection<DepartementProperties>
}>

export interface TerritoryLayers {
  abroad: FeatureCollection<Geometry>
  france: FeatureCollection<Geometry, DepartementProperties>
  borders: MultiLineString
  regions: MultiLineString
  departements: MultiLineString
  coasts: MultiLineString
  names: FeatureCollection<Point, { nom: string; code: string }>
}

type Shape = { properties?: Partial<DepartementProperties & { code: string }> }

const isFrench = (shape: Shape) => shape.properties?.region !== undefined
const isSameRegion = (a: Shape, b: Shape) => a.properties?.region === b.properties?.region

/** Converts the topology to layers; a line shared by several areas is drawn once. */
export function toTerritoryLayers(topology: Territories): TerritoryLayers {
  const { pays, departements } = topology.objects
  const everything = {
    type: 'GeometryCollection',
    geometries: [...pays.geometries, ...departements.geometries],
  } as GeometryCollection
  const lines = (keep: (a: Shape, b: Shape) => boolean) =>
    mesh(topology, everything, (a, b) => keep(a as Shape, b as Shape))
  const france = feature(topology, departements)
  return {
    abroad: feature(topology, pays),
    france,
    coasts: lines((a, b) => a === b),
    borders: lines((a, b) => a !== b && !(isFrench(a) && isFrench(b))),
    regions: lines((a, b) => isFrench(a) && isFrench(b) && !isSameRegion(a, b)),
    departements: lines((a, b) => a !== b && isFrench(a) && isFrench(b) && isSameRegion(a, b)),
    names: {
      type: 'FeatureCollection',
      features: france.features.map(({ properties: { nom, code, centre } }) => ({
        type: 'Feature',
        properties: { nom, code },
        geometry: { type: 'Point', coordinates: centre },
      })),
    },
  }
}
