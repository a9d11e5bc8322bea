import { cp, rm } from 'node:fs/promises'
import { findPackageJSON, isBuiltin } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const READ_BESIDE = [
  'src/platform/geo/positions.csv',
  'src/platform/map-tiles/eaux.pmtiles',
  '../../packages/db/src/migrations',
  '../../packages/db/src/demo/images',
]

const WORKER = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g

/** Bundles each worker thread separately: its module is loaded by URL. */
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
 * Bundles server programs for Node; packages stay external.
 * @param input source path of each program by its name, relative to the server's folder
 * @param folder output folder inside the server's folder, so that Node resolves the same packages;
 * emptied first
 */
export async function bundlePrograms(input: Record<string, string>, folder: string): Promise<void> {
  const out = here(folder)
  /**
   * Whether Node resolves the same package from the bundle as from the source; other packages are
   * bundled.
   */
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
