import { cp, rm } from 'node:fs/promises'
import { findPackageJSON, isBuiltin } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
/** Files that modules read beside themselves (`import.meta.url`). */
const READ_BESIDE = [
  'src/platform/geo/positions.csv',
  'src/platform/map-tiles/eaux.pmtiles',
  '../../packages/db/src/migrations',
  '../../packages/db/src/demo/images',
]

const WORKER = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g

/** Each thread starts with a file of its own: a module that is named by its address. */
const workers: Plugin = {
  name: 'workers',
  transform: {
    filter: { code: WORKER },
    handler(code, id) {
      return code.replace(WORKER, (_, path) => {
        const file = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) })
        return `new URL(import.meta.ROLLUP_FILE_URL_${file})`
      })
    },
  },
}

/**
 * Writes programs of the server as a few files of JavaScript beside the packages that they use.
 * @param input source of each program by its name, from the folder of the server
 * @param folder inside that folder, so that Node finds the same packages; what it held is removed
 */
export async function bundlePrograms(input: Record<string, string>, folder: string): Promise<void> {
  const out = here(folder)
  /** Whether Node finds the same package from the bundle as from the source: others are taken in. */
  const isBeside = (id: string, importer: string | undefined): boolean => {
    if (/^[./]|^@foulee\//.test(id)) return false
    return (
      isBuiltin(id) ||
      !importer ||
      findPackageJSON(id, join(out, 'main.js')) === findPackageJSON(id, importer)
    )
  }
  await rm(out, { recursive: true, force: true })
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(input).map(([name, path]) => [name, here(path)])),
    platform: 'node',
    external: isBeside,
    plugins: [workers],
  })
  await bundle.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  })
  for (const path of READ_BESIDE) {
    await cp(here(path), join(out, path.split('/').at(-1) ?? ''), { recursive: true })
  }
}
