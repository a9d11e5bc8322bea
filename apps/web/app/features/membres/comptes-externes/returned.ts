/** What a provider wrote in the address that it sends the browser back to. */
export type Returned = {
  state: string
  code?: string
  iss?: string
  error?: string
  /** Apple says names the first time only, and to the browser. */
  prenom?: string
  nom?: string
}

const NAMES = ['code', 'iss', 'error', 'prenom', 'nom'] as const

/** @returns null when nobody comes back from anywhere */
export function readReturned(search: string): Returned | null {
  const given = new URLSearchParams(search)
  const state = given.get('state')
  if (!state) return null
  const rest = NAMES.flatMap((name) => {
    const value = given.get(name)
    return value === null ? [] : [[name, value]]
  })
  return { state, ...Object.fromEntries(rest) }
}
