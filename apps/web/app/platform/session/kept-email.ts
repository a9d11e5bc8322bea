/** The address that the way in starts with, such as the one that an invitation was sent to. */
export function readKeptEmail(state: unknown): string | undefined {
  const kept = typeof state === 'object' && state && 'email' in state ? state.email : undefined
  return typeof kept === 'string' ? kept : undefined
}
