import { parisDate } from '@foulee/domain/shared/heure-paris'
import { createContext, use } from 'react'
import { preloadFiles } from '#platform/page-loading/preload/preload-files.ts'
import type { GuardedPath } from '../guarded-pages.ts'
import { preloadCalls } from './preload-calls.ts'

type PageAhead = { files: string; calls: string }

export const PagePreload = createContext<PageAhead | undefined>(undefined)

export const usePagePreload = () => {
  const ahead = use(PagePreload)
  return ahead && { 'data-files': ahead.files, 'data-calls': ahead.calls }
}

/**
 * @param id innermost route of the document
 * @param url its address; with other parameters than the page's own, nothing is preloaded
 */
export function findPagePreload(id = '', url: string): PageAhead | undefined {
  const { pathname, search } = new URL(url)
  const isPlain = search === '' && pathname === `/${id.replace('/*', '')}`
  const known: Readonly<Record<string, (typeof preloadCalls)[GuardedPath]>> = preloadCalls
  const files = preloadFiles[id]
  const asked = isPlain ? known[id] : undefined
  const calls = typeof asked === 'function' ? asked(parisDate(new Date())) : asked
  if (!files && !calls) return undefined
  return { files: (files ?? []).join(' '), calls: (calls ?? []).join(',') }
}
