import { existsSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findHeavy, type Manifest, weighPages } from './page-weights.ts'

/**
 * `node scripts/weigh-pages.ts <folder>`, after compression: fails when a page's first load is above
 * a limit (docs/vitesse.md). The limits are the present weights: lower them with each gain.
 */
const LIMITS = [
  { pages: /\/sandbox\//, gzip: 350, brotli: 350, scripts: 60, css: 40 },
  { pages: /magasins\/magasins\.route$/, gzip: 179.5, brotli: 158, scripts: 18, css: 19.5 },
  { pages: /magasins\/magasin\.route$/, gzip: 175.2, brotli: 154.2, scripts: 16, css: 19.5 },
  { pages: /./, gzip: 166.4, brotli: 146, scripts: 14, css: 21.2 },
]
const NAMES = {
  gzip: 'ko de JavaScript en gzip',
  brotli: 'ko de JavaScript en brotli',
  scripts: 'scripts',
  css: 'ko de CSS en gzip',
}

const [folder = ''] = process.argv.slice(2)
const names = await readdir(join(folder, 'assets'))

async function readManifest(): Promise<Manifest> {
  const name = names.find((name) => /^manifest-[\da-z]+\.js$/.test(name))
  if (!name) throw new Error(`No manifest in ${folder}`)
  const text = await readFile(join(folder, 'assets', name), 'utf8')
  return JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, ''))
}

function sizeOf(path: string, packing: 'gz' | 'br'): number {
  const file = join(folder, path)
  return statSync(existsSync(`${file}.${packing}`) ? `${file}.${packing}` : file).size
}

// That of print does not delay the first paint.
const sheets = names.filter((name) => /^app-.*\.css$/.test(name)).map((name) => `/assets/${name}`)
if (sheets.length !== 1) throw new Error(`${sheets.length} style sheets of all pages in ${folder}`)
const heavy = findHeavy(weighPages(await readManifest(), sheets, sizeOf), LIMITS)
for (const { page, measure, value, limit } of heavy) {
  process.stderr.write(`${page} : ${value.toFixed(1)} ${NAMES[measure]}, ${limit} au plus\n`)
}
if (heavy.length) process.exitCode = 1
