import { parisDate } from '@foulee/domain/shared/heure-paris'
import { preloadFiles } from '#platform/page-loading/preload/preload-files.ts'
import type { Page } from '../page.ts'
import { pages } from '../pages.ts'
import type { PageAhead } from './page-preload.ts'

const known = new Map(Object.entries<Page>(pages))

/**
 * @param id innermost route of the document: its path in the table of pages
 * @param url its address; with other parameters than the page's own, nothing is preloaded
 */
export function findPagePreload(id = '', url: string): PageAhead | undefined {
  const { pathname, search } = new URL(url)
  const isPlain = search === '' && pathname === `/${id.replace('/*', '')}`
  const files = preloadFiles[id]
  const ahead = isPlain ? known.get(id)?.ahead : undefined
  const calls = typeof ahead === 'function' ? ahead(parisDate(new Date())) : ahead
  if (!files && !calls) return undefined
  return { files: (files ?? []).join(' '), calls: (calls ?? []).join(',') }
}
