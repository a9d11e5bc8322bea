/** The cookie by which a browser of the staff loads the pages of the back office. */
export const PASSE_COOKIE = 'BACK-OFFICE'

const HOME = '/admin'
/** Its pages, with what they show; nothing that leads elsewhere. */
const PAGE = /^\/admin(?:\/[a-z-]*)*(?:\?[\w%&=+.,:-]*)?$/

/** The page of the back office that was asked for, else its first one. */
export const readBackOfficePage = (asked: string | null | undefined): string =>
  asked && PAGE.test(asked) ? asked : HOME
