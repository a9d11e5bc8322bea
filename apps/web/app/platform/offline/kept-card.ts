import { forgetPages, hasPage, keepPage } from './kept-pages.ts'

/** The card without a network, in the place of /carte. */
const PAGE = '/carte'

export const keepCard = (html: string): Promise<void> => keepPage(PAGE, html)

/** Whether a card is kept on this device. */
export const hasCard = (): Promise<boolean> => hasPage(PAGE)

/** Takes it away: whoever signs out leaves no card behind. */
export const forgetCard = (): Promise<void> => forgetPages((path) => path === PAGE)
