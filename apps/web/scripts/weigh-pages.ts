import { existsSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findHeavy, type Manifest, weighPages } from './page-weights.ts'

/**
 * `node scripts/weigh-pages.ts <folder>`, after compression: fails when a page's first load has
 * more gzipped JavaScript than its limit (docs/vitesse.md).
 */
const LIMITS = [
  { pages: /\/sandbox\//, kb: 350 },
  { pages: /magasins\/magasins\.route$/, kb: 183 },
  { pages: /magasins\/magasin\.route$/, kb: 179 },
  { pages: /./, kb: 167 },
]

async function readManifest(folder: string): Promise<Manifest> {
  const names = await readdir(join(folder, 'assets'))
  const name = names.find((name) => /^manifest-[\da-z]+\.js$/.test(name))
  if (!name) throw new Error(`No manifest in ${folder}`)
  const text = await readFile(join(folder, 'assets', name), 'utf8')
  return JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, ''))
}

const [folder = ''] = process.argv.slice(2)
const sizeOf = (path: string) => {
  const file = join(folder, path)
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size
}
const weights = weighPages(await readManifest(folder), sizeOf)
const heavy = findHeavy(weights, LIMITS)
for (const { page, kb, limit } of heavy) {
  process.stderr.write(`${page} : ${kb.toFixed(1)} ko de JavaScript, ${limit} au plus\n`)
}
if (heavy.length) process.exitCode = 1
