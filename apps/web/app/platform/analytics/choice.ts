/** Where the consent library keeps the answer. A change of purposes raises the revision. */
export const CHOICE_KEY = 'consentement'
export const CHOICE_REVISION = 1
/** CNIL: the answer, yes or no, is not asked again for six months. */
export const CHOICE_DAYS = 182
/** The one purpose that needs an answer. */
export const AUDIENCE = 'audience'

export type Choice = { audience: boolean }

/**
 * @param text what the browser has kept, if anything
 * @returns null when the question is to be asked
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

/** The browser has answered for its user: there is nothing to ask, and nothing to measure. */
export const hasObjected = ({ doNotTrack, globalPrivacyControl }: Signals): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true

/** Nobody is there to be asked. */
export const isAutomatic = ({ webdriver }: Signals): boolean => webdriver === true
