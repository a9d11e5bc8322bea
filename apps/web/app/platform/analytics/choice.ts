/** Storage key of the consent library. New purposes require a higher revision. */
export const CHOICE_KEY = 'consentement'
export const CHOICE_REVISION = 1
/** CNIL: the answer, yes or no, is valid for six months. */
export const CHOICE_DAYS = 182
export const AUDIENCE = 'audience'

export type Choice = { audience: boolean }

/**
 * @param text stored answer, if any
 * @returns null when the banner must be shown
 */
export function readChoice(text: string | null, now: number): Choice | null {
  const kept = parse(text)
  const isCurrent = kept?.revision === CHOICE_REVISION && Number(kept.expirationTime) > now
  if (!kept || !isCurrent || !Array.isArray(kept.categories)) return null
  return { audience: kept.categories.includes(AUDIENCE) }
}

function parse(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

type Signals = { webdriver?: boolean; doNotTrack?: string | null; globalPrivacyControl?: boolean }

/** Do Not Track and Global Privacy Control count as a refusal: no banner, no measurement. */
export const hasObjected = ({ doNotTrack, globalPrivacyControl }: Signals): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true

export const isAutomatic = ({ webdriver }: Signals): boolean => webdriver === true
