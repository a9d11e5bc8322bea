import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Chunk = { file: string; imports?: string[]; css?: string[] }
/** Vite's build manifest: for each entry chunk, its file and its imports. */
export type BuildManifest = Record<string, Chunk>

const PAGE = /^ {2}'?([\w:/*-]+)'?: \(\) =>\s*import\('#([^']+)'\)/gm
/** Loaded by the document itself, around every guarded page. */
const AROUND =
  /^app\/(?:root|entry\.client|shell\/(?:shell\.layout|guard\.layout|guarded\.route))\.tsx/
const BANNER = 'app/features/membres/compte/verification-banner.tsx'

/** By route id, the files that a guarded page needs besides those of its layout. */
export function listAheadFiles(
  manifest: BuildManifest,
  pages: string,
): Record<string, readonly string[]> {
  const gather = (keys: Iterable<string>): Set<string> => {
    const seen = new Set(keys)
    for (const key of seen) for (const next of manifest[key]?.imports ?? []) seen.add(next)
    return new Set([...seen].flatMap((key) => filesOf(manifest[key])))
  }
  const around = gather(Object.keys(manifest).filter((key) => AROUND.test(key)))
  const found = [...pages.matchAll(PAGE)].map(([, id = '', path = '']) => {
    const key = `app/${path}`
    if (!manifest[key]) throw new Error(`${key} is no file of the build`)
    return [id, [...gather([key, BANNER])].filter((file) => !around.has(file))] as const
  })
  return Object.fromEntries(found)
}

const filesOf = (chunk?: Chunk) =>
  chunk ? [chunk.file, ...(chunk.css ?? [])].map((file) => `/${file}`) : []

/**
 * Fills `app/platform/page-loading/preload/preload-files.ts` in the server build, which runs after the
 * client build.
 */
export const aheadFiles = (buildDirectory: string): Plugin => ({
  name: 'ahead-files',
  apply: 'build',
  async transform(_, id) {
    if (
      this.environment.name !== 'ssr' ||
      !id.endsWith('/app/platform/page-loading/preload/preload-files.ts')
    )
      return null
    const { root } = this.environment.config
    const manifest = join(root, buildDirectory, 'client/.vite/manifest.json')
    const files = listAheadFiles(
      JSON.parse(await readFile(manifest, 'utf8')),
      await readFile(join(root, 'app/shell/guarded-pages.ts'), 'utf8'),
    )
    return { code: `export const preloadFiles = ${JSON.stringify(files)}`, map: null }
  },
})
