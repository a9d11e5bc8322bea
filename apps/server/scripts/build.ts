import { cp, rm } from 'node:fs/promises'
import { findPackageJSON, isBuiltin } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'

/**
 * `npm run build -w @foulee/server`: the server, its backups and what makes its bucket, as a few files
 * of JavaScript in `build`, beside the packages that they use. Node runs the sources as well, but what
 * takes the types away stays in memory, in each thread (decision 0093). What is read beside a module
 * (`import.meta.url`) is copied.
 */
const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const OUT = here('build')
const READ_BESIDE = [
  'src/lieux/positions.csv',
  'src/fonds/eaux.pmtiles',
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

/** Whether Node finds the same package from the build as from the source: others are taken in. */
function isBeside(id: string, importer: string | undefined): boolean {
  if (/^[./]|^@foulee\//.test(id)) return false
  return (
    isBuiltin(id) ||
    !importer ||
    findPackageJSON(id, `${OUT}/main.js`) === findPackageJSON(id, importer)
  )
}

await rm(OUT, { recursive: true, force: true })
const bundle = await rolldown({
  input: {
    main: here('src/main.ts'),
    serve: here('src/serve.ts'),
    sauvegarde: here('src/sauvegarde/main.ts'),
    seau: here('src/storage/seau.ts'),
  },
  platform: 'node',
  external: isBeside,
  plugins: [workers],
})
await bundle.write({
  dir: OUT,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
})
for (const path of READ_BESIDE) {
  await cp(here(path), `${OUT}/${path.split('/').at(-1)}`, { recursive: true })
}
