export const THIRDS = ['google', 'apple', 'facebook', 'strava', 'garmin', 'openid'] as const
export type Third = (typeof THIRDS)[number]

export const THIRD_LABELS: Readonly<Record<Third, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
  strava: 'Strava',
  garmin: 'Garmin',
  openid: 'OpenID',
}

/** Minutes allowed for the whole sign-in with a provider. */
export const EXTERNE_MINUTES = 10

/**
 * An external account may not be unlinked if it is the last way to sign in.
 * @param autres remaining external accounts that can sign in
 */
export const canUnlink = (hasPassword: boolean, autres: number): boolean =>
  hasPassword || autres > 0

export function splitName(name: string): { prenom: string; nom: string } {
  const [prenom = '', ...rest] = name.trim().split(/\s+/)
  return { prenom, nom: rest.join(' ') }
}

/** Shared by the API and the return page, which shows it without asking the API. */
export const AUTRE_NAVIGATEUR =
  'Cette connexion a été commencée dans un autre navigateur. Recommencez dans celui-ci.'
