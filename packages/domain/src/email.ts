/** An address that its owner recognises and nobody else learns: `l…@exemple.fr`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '…' : `${email[0]}…${email.slice(at)}`
}
