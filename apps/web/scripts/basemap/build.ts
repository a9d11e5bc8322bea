/**
 * Rebuilds the embedded basemap: `npm run basemap -w @foulee/web`. Needed only when borders or
 * towns change; the result is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import type { Departement } from './codes.ts'
import { withSources } from './sources.ts'
import { buildTerritories } from './territories.ts'
import { buildTowns, type Commune } from './towns.ts'

const destination = new URL('../../app/kit/map/basemap/', import.meta.url)
const { resolve } = createRequire(import.meta.url)

function readOfficial<T>(name: string): T[] {
  const path = resolve(`@etalab/decoupage-administratif/data/${name}.json`)
  return JSON.parse(readFileSync(path, 'utf8')) as T[]
}

function write(name: string, content: unknown): void {
  const json = JSON.stringify(content)
  writeFileSync(new URL(name, destination), `${json}\n`)
  process.stdout.write(`${name}: ${Math.round(gzipSync(json).length / 1024)} KB gz\n`)
}

await withSources((sources) => {
  write('territoires.json', buildTerritories(sources, readOfficial<Departement>('departements')))
  write('villes.json', buildTowns(sources, readOfficial<Commune>('communes')))
})
