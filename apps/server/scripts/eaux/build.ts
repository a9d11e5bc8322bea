/**
 * Cuts coasts, lakes and rivers of the embedded basemap into tiles: `npm run eaux -w
 * @foulee/server`. Needs Debian's `gmt` and `gmt-gshhg-full`, which no build needs: the result is
 * committed. Decision 147 compares the sources.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeArchive } from './archive.ts'
import { type ClipperLib, openClip } from './clip.ts'
import { type Coverage, cutTiles, LAST_ZOOM, type TileIndexLib } from './cut.ts'
import { drawFrance, type ReadFeatures, readTerritories } from './france.ts'
import { bboxOf, type Point, readRivers, readShores } from './gshhg.ts'
import { drawLagoons } from './lagoons.ts'
import { chooseLakes } from './lakes.ts'
import { boxOfSquares, clipRing, meets, squaresOf } from './plane.ts'
import { register } from './registration.ts'

const PACKAGES = [
  'clipper-lib@6.4.2',
  '@maplibre/geojson-vt@6.3.1',
  'topojson-client@3.1.0',
  '@geo-maps/earth-lands-1m@0.6.0',
]
const destination = new URL('../../src/platform/map-tiles/eaux.pmtiles', import.meta.url)

/**
 * A map of France, then mainland France in detail, then its islands. Guyane's coast is absent
 * (decision 147).
 */
const COVERAGES: readonly Coverage[] = [
  { box: [-12, 36, 16, 55.7], from: 4, to: 7 },
  { box: [-5.9, 41.2, 10, 51.6], from: 8, to: LAST_ZOOM },
  { box: [-62.1, 15.6, -60.7, 16.8], from: 8, to: LAST_ZOOM },
  { box: [-61.5, 14.2, -60.5, 15.1], from: 8, to: LAST_ZOOM },
  { box: [54.9, -21.7, 56.2, -20.6], from: 8, to: LAST_ZOOM },
  { box: [44.7, -13.3, 45.6, -12.4], from: 8, to: LAST_ZOOM },
]

const writeLine = (line: string) => process.stdout.write(`${line}\n`)
const clipIn = (rings: readonly Point[][], box: Coverage['box']) =>
  rings
    .filter((ring) => meets(bboxOf(ring), box))
    .map((ring) => clipRing(ring, box))
    .filter(({ length }) => length > 2)

const folder = await mkdtemp(join(tmpdir(), 'eaux-'))
try {
  const options = ['--prefix', folder, '--ignore-scripts', '--no-save', '--no-audit', '--no-fund']
  execFileSync('npm', ['install', ...options, ...PACKAGES], { stdio: 'inherit' })
  const load = createRequire(join(folder, 'run.cjs'))
  const clipper = load('clipper-lib') as ClipperLib
  // `require` would resolve to the browser build.
  const index = join(folder, 'node_modules/@maplibre/geojson-vt/dist/geojson-vt.mjs')
  const { GeoJSONVT } = (await import(pathToFileURL(index).href)) as { GeoJSONVT: TileIndexLib }
  const { feature } = load('topojson-client') as { feature: ReadFeatures }
  const lands = JSON.parse(
    readFileSync(load.resolve('@geo-maps/earth-lands-1m/map.geo.json'), 'utf8'),
  ) as { geometries: { type: string; coordinates: Point[][] | Point[][][] }[] }
  const osm = lands.geometries.flatMap(({ type, coordinates }) =>
    type === 'Polygon' ? (coordinates as Point[][]) : (coordinates as Point[][][]).flat(),
  )

  // Rings are clipped to the drawn squares first: Eurasia alone has 1.5 million points.
  const areas = COVERAGES.map(({ box, from }) => boxOfSquares(squaresOf(box, from), from))
  const shores = await readShores()
  const seaShores = shores.filter(({ level }) => level === 1).map(({ ring }) => ring)
  const [wide = [0, 0, 0, 0] as const, , ...overseas] = areas
  const land = [wide, ...overseas].flatMap((area) => clipIn(seaShores, area).map(register))
  writeLine(`${land.reduce((sum, { length }) => sum + length, 0)} points of ${land.length} lands`)

  const degrees = openClip(clipper, 5e5)
  const france = drawFrance(feature, degrees)
  const ne = readTerritories(feature, 'departements')
  const lakes = chooseLakes(shores, writeLine)
  const lagoons = drawLagoons({ osm, ne }, land, degrees, writeLine)
  const rivers = await readRivers([-12, 36, 16, 55.7])
  const tiles = cutTiles({ land, france, lagoons, lakes, rivers }, COVERAGES, {
    GeoJSONVT,
    clip: openClip(clipper, 1),
  })
  const archive = writeArchive(tiles, {
    name: 'Eaux',
    attribution:
      '<a href="https://www.soest.hawaii.edu/pwessel/gshhg/">GSHHG</a>, © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
    vector_layers: ['terre', 'france', 'mer', 'lac', 'riviere'].map((id) => ({ id, fields: {} })),
  })
  writeFileSync(destination, archive)
  for (let z = 4; z <= LAST_ZOOM; z++) {
    const of = tiles.filter((tile) => tile.z === z)
    const heaviest = of.reduce((max, { bytes }) => Math.max(max, bytes.length), 0)
    writeLine(`zoom ${z}: ${of.length} tiles, the heaviest ${heaviest} bytes`)
  }
  const edition = createHash('sha256').update(archive).digest('hex').slice(0, 8)
  writeLine(`eaux.pmtiles: ${Math.round(archive.length / 1024)} KB, /fonds/eaux/${edition}`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
