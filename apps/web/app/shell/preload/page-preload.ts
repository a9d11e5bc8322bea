import { createContext, use } from 'react'

export type PageAhead = { files: string; calls: string }

export const PagePreload = createContext<PageAhead | undefined>(undefined)

export const usePagePreload = () => {
  const ahead = use(PagePreload)
  return ahead && { 'data-files': ahead.files, 'data-calls': ahead.calls }
}
