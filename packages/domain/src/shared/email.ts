import { parseUrl } from './everywhere.ts'

/** Address recognisable by its owner only: `l…@exemple.fr`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '…' : `${email[0]}…${email.slice(at)}`
}

/**
 * ASCII form of an address: `jo@été.fr` is `jo@xn--t-9fab.fr`; browsers differ in which form they
 * send.
 */
export function toAsciiEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  // Domains with URL syntax are left to the validation.
  if (at < 1 || !/[^\p{ASCII}]/u.test(domain) || /[\s/?#:@\\%]/.test(domain)) return email
  return `${email.slice(0, at)}@${parseUrl(`http://${domain}`)?.hostname ?? domain}`
}

export const EMAIL_PRIS =
  'Un compte existe déjà avec cet email. Connectez-vous, ou utilisez un autre email.'
