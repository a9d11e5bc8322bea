const EMAIL = /[^\s<>"'()=,;:]+@[^\s<>"'()=,;]+\.[a-z]{2,}/gi
const TOKEN = /[A-Za-z0-9_-]{32,}/g
const IPV4 = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g
const TELEPHONE = /(?:\+33|\b0)[1-9](?:[ .-]?\d{2}){4}\b/g
/** What follows is what somebody sent: the values of a query, or of an address. */
const GIVEN = /(?:\nparams:|\?)[\s\S]*/

/**
 * The words of an error without what they may say of a person: an error report is read by people, and
 * may leave the house.
 */
export const hidePersons = (text: string): string =>
  text
    .replace(GIVEN, '')
    .replace(EMAIL, '[email]')
    .replace(TELEPHONE, '[téléphone]')
    .replace(IPV4, '[ip]')
    .replace(TOKEN, '[jeton]')
