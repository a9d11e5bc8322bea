import { createContext, use } from 'react'

export type PageAhead = { files: string; calls: string }

export const PagePreload = createContext<PageAhead | undefined>(undefined)

/** Attributes of the script in the <head>, which the browser's build does without. */
export function usePagePreload() {
  if (!import.meta.env.SSR) return undefined
  const ahead = use(PagePreload)
  return ahead && { 'data-files': ahead.files, 'data-calls': ahead.calls }
}
