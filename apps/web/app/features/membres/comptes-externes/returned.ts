export type Returned = {
  state: string
  code?: string
  iss?: string
  error?: string
  /** Apple sends names on the first sign-in only, to the browser. */
  prenom?: string
  nom?: string
}

const PARAM_NAMES = ['code', 'iss', 'error', 'prenom', 'nom'] as const

export function readReturned(search: string): Returned | null {
  const params = new URLSearchParams(search)
  const state = params.get('state')
  if (!state) return null
  const rest = PARAM_NAMES.flatMap((name) => {
    const value = params.get(name)
    return value === null ? [] : [[name, value]]
  })
  return { state, ...Object.fromEntries(rest) }
}
