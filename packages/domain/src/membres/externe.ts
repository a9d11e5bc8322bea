/** Where else one may have an account that signs in here (produit 7.6). */
export const THIRDS = ['google', 'apple', 'facebook', 'strava', 'garmin', 'openid'] as const
export type Third = (typeof THIRDS)[number]

/** The name that each goes by. The generic provider is named by the installation. */
export const THIRD_LABELS: Readonly<Record<Third, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
  strava: 'Strava',
  garmin: 'Garmin',
  openid: 'OpenID',
}

/** Minutes between leaving for a provider and the account being open. */
export const EXTERNE_MINUTES = 10

/**
 * Whether an account elsewhere may be taken off: never the last way in.
 * @param autres accounts elsewhere that still sign in once this one is gone
 */
export const canUnlink = (hasPassword: boolean, autres: number): boolean =>
  hasPassword || autres > 0

/** First word and rest, for providers that give one name only. */
export function splitName(name: string): { prenom: string; nom: string } {
  const [prenom = '', ...rest] = name.trim().split(/\s+/)
  return { prenom, nom: rest.join(' ') }
}

/** Said by the API, and by the page of return before it asks. */
export const AUTRE_NAVIGATEUR =
  'Cette connexion a été commencée dans un autre navigateur. Recommencez dans celui-ci.'
