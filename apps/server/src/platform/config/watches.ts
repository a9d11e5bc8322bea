export type SuuntoSettings = {
  clientId: string
  clientSecret: string
  subscriptionKey: string
  endpoints: SuuntoEndpoints
}

export type SuuntoEndpoints = {
  authorization: string
  token: string
  deauthorization: string
  api: string
}

/** Encryption keys are newest first. */
export type WatchSettings = { suunto: SuuntoSettings | null; keys: readonly Buffer[] }

/** From https://apizone.suunto.com/how-to-start and /route-description. */
const SUUNTO: SuuntoEndpoints = {
  authorization: 'https://cloudapi-oauth.suunto.com/oauth/authorize',
  token: 'https://cloudapi-oauth.suunto.com/oauth/token',
  deauthorization: 'https://cloudapi-oauth.suunto.com/oauth/deauthorize',
  api: 'https://cloudapi.suunto.com/v2',
}

const NEEDED = ['MONTRE_SUUNTO_ID', 'MONTRE_SUUNTO_SECRET', 'MONTRE_SUUNTO_CLE'] as const
type Setting = (typeof NEEDED)[number] | 'SECRETS_KEY'
type SettingValues = { [name in Setting]?: string | undefined }

const KEY_BYTES = 32
const readKeys = (text = '') =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((key) => Buffer.from(key, 'base64url'))

export function checkMontres(settingValues: SettingValues): [name: Setting, message: string][] {
  const first = NEEDED.find((name) => settingValues[name])
  const problems: [Setting, string][] = first
    ? ([...NEEDED, 'SECRETS_KEY'] as const)
        .filter((name) => !settingValues[name])
        .map((name) => [name, `Ce réglage va avec ${first}.`])
    : []
  if (readKeys(settingValues.SECRETS_KEY).some(({ length }) => length !== KEY_BYTES)) {
    problems.push([
      'SECRETS_KEY',
      'Indiquez 32 octets en base64, par exemple openssl rand -base64 32.',
    ])
  }
  return problems
}

export function readMontres(settingValues: SettingValues): WatchSettings {
  const [clientId, clientSecret, subscriptionKey] = NEEDED.map((name) => settingValues[name] ?? '')
  const keys = readKeys(settingValues.SECRETS_KEY)
  if (!clientId || !clientSecret || !subscriptionKey) return { suunto: null, keys }
  return { suunto: { clientId, clientSecret, subscriptionKey, endpoints: SUUNTO }, keys }
}
