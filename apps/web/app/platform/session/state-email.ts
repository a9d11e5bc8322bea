export function readStateEmail(state: unknown): string | undefined {
  const kept = typeof state === 'object' && state && 'email' in state ? state.email : undefined
  return typeof kept === 'string' ? kept : undefined
}
