import { parseUrl } from './everywhere.ts'

/** An address that its owner recognises and nobody else learns: `l…@exemple.fr`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '…' : `${email[0]}…${email.slice(at)}`
}

/** The address as mail carries it: `jo@été.fr` is `jo@xn--t-9fab.fr`, which some browsers send and some do not. */
export function toAsciiEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  // A domain of mail may have less than an address of the web: the rest is left to be refused.
  if (at < 1 || !/[^\p{ASCII}]/u.test(domain) || /[\s/?#:@\\%]/.test(domain)) return email
  return `${email.slice(0, at)}@${parseUrl(`http://${domain}`)?.hostname ?? domain}`
}

/** Said by the API, and by the form before it is sent. */
export const EMAIL_PRIS =
  'Un compte existe déjà avec cet email. Connectez-vous, ou utilisez un autre email.'
