import { createPrivateKey } from 'node:crypto'
import { THIRD_LABELS, THIRDS, type Third } from '@foulee/domain/membres/externe'

/** Key (.p8) to sign Apple's short-lived client secrets. */
export type AppleKey = { teamId: string; keyId: string; privateKey: string }

/** OpenID Connect has discovery; plain OAuth 2 needs explicit endpoints. */
export type ExternalEndpoints =
  | { issuer: string }
  | { authorization: string; token: string; profile: string }

export type ExternalProvider = {
  third: Third
  label: string
  clientId: string
  clientSecret: string | AppleKey
  endpoints: ExternalEndpoints
  scope: string
}

type Preset = Pick<ExternalProvider, 'endpoints' | 'scope'>

/** Unversioned endpoints where available, so that the end of a version breaks nothing. */
const PRESETS: Readonly<Record<Exclude<Third, 'openid'>, Preset>> = {
  google: { endpoints: { issuer: 'https://accounts.google.com' }, scope: 'openid email profile' },
  apple: { endpoints: { issuer: 'https://appleid.apple.com' }, scope: 'openid email name' },
  facebook: {
    endpoints: {
      authorization: 'https://www.facebook.com/dialog/oauth',
      token: 'https://graph.facebook.com/oauth/access_token',
      profile: 'https://graph.facebook.com/me?fields=id,first_name,last_name,email',
    },
    scope: 'public_profile,email',
  },
  strava: {
    endpoints: {
      authorization: 'https://www.strava.com/oauth/authorize',
      token: 'https://www.strava.com/oauth/token',
      profile: 'https://www.strava.com/api/v3/athlete',
    },
    scope: 'read',
  },
  garmin: {
    endpoints: {
      authorization: 'https://connect.garmin.com/oauth2Confirm',
      token: 'https://diauth.garmin.com/di-oauth2-service/oauth/token',
      profile: 'https://apis.garmin.com/wellness-api/rest/user/id',
    },
    scope: '',
  },
}

const NEEDED = {
  google: ['EXTERNAL_GOOGLE_ID', 'EXTERNAL_GOOGLE_SECRET'],
  apple: [
    'EXTERNAL_APPLE_ID',
    'EXTERNAL_APPLE_TEAM',
    'EXTERNAL_APPLE_KEY_ID',
    'EXTERNAL_APPLE_KEY',
  ],
  facebook: ['EXTERNAL_FACEBOOK_ID', 'EXTERNAL_FACEBOOK_SECRET'],
  strava: ['EXTERNAL_STRAVA_ID', 'EXTERNAL_STRAVA_SECRET'],
  garmin: ['EXTERNAL_GARMIN_ID', 'EXTERNAL_GARMIN_SECRET'],
  openid: [
    'EXTERNAL_OPENID_ID',
    'EXTERNAL_OPENID_SECRET',
    'EXTERNAL_OPENID_ISSUER',
    'EXTERNAL_OPENID_LABEL',
  ],
} as const satisfies Record<Third, readonly string[]>

type Setting = (typeof NEEDED)[Third][number]
export type ExternalSettings = { [name in Setting]?: string | undefined }

export function checkExternal(settings: ExternalSettings): [name: Setting, message: string][] {
  const problems = THIRDS.flatMap((third): [Setting, string][] => {
    const names: readonly Setting[] = NEEDED[third]
    const input = names.find((name) => settings[name])
    if (!input) return []
    const missing = names.filter((name) => !settings[name])
    return missing.map((name) => [name, `Ce réglage va avec ${input}.`])
  })
  const { EXTERNAL_OPENID_ISSUER: issuer, EXTERNAL_APPLE_KEY: key } = settings
  if (issuer && !isSafeIssuer(issuer)) {
    problems.push(['EXTERNAL_OPENID_ISSUER', 'Indiquez une adresse en https.'])
  }
  if (key && !isSigningKey(readKey(key))) {
    problems.push(['EXTERNAL_APPLE_KEY', 'Indiquez la clé privée du fichier .p8 d’Apple.'])
  }
  return problems
}

/** Plain http on loopback only, for a developer's provider. */
function isSafeIssuer(issuer: string): boolean {
  const url = URL.parse(issuer)
  if (url?.protocol === 'https:') return true
  return url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
}

/** Environment variables are one line, with `\n` for line breaks. */
const readKey = (key: string) => key.replaceAll('\\n', '\n')

function isSigningKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ec'
  } catch {
    return false
  }
}

export function readExternal(settings: ExternalSettings): ExternalProvider[] {
  const read = (name: Setting) => settings[name] ?? ''
  return THIRDS.filter((third) => settings[NEEDED[third][0]]).map((third) => ({
    third,
    label: third === 'openid' ? read('EXTERNAL_OPENID_LABEL') : THIRD_LABELS[third],
    clientId: read(NEEDED[third][0]),
    clientSecret: third === 'apple' ? readAppleKey(read) : read(NEEDED[third][1]),
    ...(third === 'openid' ? openId(read('EXTERNAL_OPENID_ISSUER')) : PRESETS[third]),
  }))
}

const readAppleKey = (read: (name: Setting) => string): AppleKey => ({
  teamId: read('EXTERNAL_APPLE_TEAM'),
  keyId: read('EXTERNAL_APPLE_KEY_ID'),
  privateKey: readKey(read('EXTERNAL_APPLE_KEY')),
})

const openId = (issuer: string): Preset => ({
  endpoints: { issuer },
  scope: 'openid email profile',
})
