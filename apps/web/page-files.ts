import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { listPages } from './app/shell/pages.ts'

type Chunk = { file: string; imports?: string[]; css?: string[] }
/** Vite's build manifest: for each entry chunk, its file and its imports. */
export type BuildManifest = Record<string, Chunk>
type MemberPage = { path: string; file: string }

/** Loaded by the document itself, around every guarded page. */
const AROUND =
  /^app\/(?:root|entry\.client|shell\/(?:shell\.layout|guard\.layout|guarded\.route))\.tsx/
const BANNER = 'app/features/membres/compte/verification-banner.tsx'

/** By route id, the files that a guarded page needs besides those of its layout. */
export function listPreloadFiles(
  manifest: BuildManifest,
  pages: readonly MemberPage[],
): Record<string, readonly string[]> {
  const gather = (keys: Iterable<string>): Set<string> => {
    const seen = new Set(keys)
    for (const key of seen) for (const next of manifest[key]?.imports ?? []) seen.add(next)
    return new Set([...seen].flatMap((key) => filesOf(manifest[key])))
  }
  const around = gather(Object.keys(manifest).filter((key) => AROUND.test(key)))
  const found = pages.map(({ path, file }) => {
    const key = `app/${file}`
    if (!manifest[key]) throw new Error(`${key} is no file of the build`)
    return [path, [...gather([key, BANNER])].filter((name) => !around.has(name))] as const
  })
  return Object.fromEntries(found)
}

const filesOf = (chunk?: Chunk) =>
  chunk ? [chunk.file, ...(chunk.css ?? [])].map((file) => `/${file}`) : []

export const writeMemberPages = (pages: readonly MemberPage[]): string => {
  const rows = pages.map(
    ({ path, file }) => `${JSON.stringify(path)}: () => import(${JSON.stringify(`#${file}`)})`,
  )
  return `export const memberPages = { ${rows.join(', ')} }`
}

/**
 * Fills two modules from the table of pages: `shell/member-pages.ts`, and in the server build,
 * which runs after the client build, `platform/page-loading/preload/preload-files.ts`.
 */
export const pageFiles = (buildDirectory: string): Plugin => ({
  name: 'page-files',
  async transform(_, id) {
    const { environment } = this
    const { root, command } = environment.config
    const pages = listPages('member')
    if (id.endsWith('/app/shell/member-pages.ts'))
      return { code: writeMemberPages(pages), map: null }
    if (!id.endsWith('/app/platform/page-loading/preload/preload-files.ts')) return null
    if (command !== 'build' || environment.name !== 'ssr') return null
    const manifest = join(root, buildDirectory, 'client/.vite/manifest.json')
    const files = listPreloadFiles(JSON.parse(await readFile(manifest, 'utf8')), pages)
    return { code: `export const preloadFiles = ${JSON.stringify(files)}`, map: null }
  },
})
