import { forgetPages, hasPage, keepPage } from './kept-pages.ts'

const PAGE = '/carte'

export const keepCard = (html: string): Promise<void> => keepPage(PAGE, html)

export const hasCard = (): Promise<boolean> => hasPage(PAGE)

export const forgetCard = (): Promise<void> => forgetPages((path) => path === PAGE)
