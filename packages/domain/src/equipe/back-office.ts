/** Cookie that gives a staff browser access to the back-office pages. */
export const PASSE_COOKIE = 'BACK-OFFICE'

const HOME = '/admin'
/** Back-office paths with a plain query; prevents an open redirect. */
const PAGE = /^\/admin(?:\/[a-z-]*)*(?:\?[\w%&=+.,:-]*)?$/

export const readBackOfficePage = (asked: string | null | undefined): string =>
  asked && PAGE.test(asked) ? asked : HOME
