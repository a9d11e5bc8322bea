export type Returned = {
  state: string
  code?: string
  iss?: string
  error?: string
  /** Apple sends names on the first sign-in only, to the browser. */
  prenom?: string
  nom?: string
}

const NAMES = ['code', 'iss', 'error', 'prenom', 'nom'] as const

/** @returns null when the URL is no callback */
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
