/** An address that its owner recognises and nobody else learns: `l…@exemple.fr`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '…' : `${email[0]}…${email.slice(at)}`
}

/** Said by the API, and by the form before it is sent. */
export const EMAIL_PRIS =
  'Un compte existe déjà avec cet email. Connectez-vous, ou utilisez un autre email.'
