/** Cookie that gives a staff browser access to the back-office pages. */
export const PASSE_COOKIE = 'BACK-OFFICE'

const HOME = '/admin'
/** Back-office paths with a plain query; prevents an open redirect. */
const PAGE = /^\/admin(?:\/[a-z-]*)*(?:\?[\w%&=+.,:-]*)?$/

export const readBackOfficePage = (text: string | null | undefined): string =>
  text && PAGE.test(text) ? text : HOME
