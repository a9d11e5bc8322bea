import { parisDate } from '@foulee/domain/shared/heure-paris'
import { createContext, use } from 'react'
import { aheadFiles } from '#platform/page-loading/ahead/ahead-files.ts'
import type { GuardedPath } from '../guarded-pages.ts'
import { aheadCalls } from './ahead-calls.ts'

type PageAhead = { files: string; calls: string }

export const PageAhead = createContext<PageAhead | undefined>(undefined)

export const usePageAhead = () => {
  const ahead = use(PageAhead)
  return ahead && { 'data-files': ahead.files, 'data-calls': ahead.calls }
}

/**
 * @param id innermost route of the document
 * @param url its address; with other parameters than the page's own, nothing is preloaded
 */
export function findPageAhead(id = '', url: string): PageAhead | undefined {
  const { pathname, search } = new URL(url)
  const isPlain = search === '' && pathname === `/${id.replace('/*', '')}`
  const known: Readonly<Record<string, (typeof aheadCalls)[GuardedPath]>> = aheadCalls
  const files = aheadFiles[id]
  const asked = isPlain ? known[id] : undefined
  const calls = typeof asked === 'function' ? asked(parisDate(new Date())) : asked
  if (!files && !calls) return undefined
  return { files: (files ?? []).join(' '), calls: (calls ?? []).join(',') }
}
