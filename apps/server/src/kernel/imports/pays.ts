import { normalizeTexte } from '@foulee/domain/shared/recherche'

/** Regions of the CLDR that ISO 3166 lacks, or that are no country. */
const NOT_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO'])

/** Country names found in race calendars and missing from the CLDR. */
const ALIASES: Readonly<Record<string, string>> = {
  angleterre: 'GB',
  'canary islands': 'ES',
  'chinese taipei': 'TW',
  'czech republic': 'CZ',
  ecosse: 'GB',
  england: 'GB',
  'hong kong china': 'HK',
  'hong kong': 'HK',
  'macao china': 'MO',
  'macau china': 'MO',
  'northern ireland': 'GB',
  'pays de galles': 'GB',
  'republique tcheque': 'CZ',
  scotland: 'GB',
  turkey: 'TR',
  'united states of america': 'US',
  wales: 'GB',
  bel: 'BE',
  che: 'CH',
  deu: 'DE',
  esp: 'ES',
  fra: 'FR',
  gbr: 'GB',
  ger: 'DE',
  ita: 'IT',
  prt: 'PT',
  sui: 'CH',
  usa: 'US',
}

/** Overseas departments have their own ISO code; here they are departments of France. */
const OVERSEAS: Readonly<Record<string, string>> = {
  GP: '971',
  MQ: '972',
  GF: '973',
  RE: '974',
  YT: '976',
}

const toKey = (text: string) =>
  normalizeTexte(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Withdrawn codes (`DD`, `UK`) canonicalise to another code. */
function isCountry(code: string): boolean {
  return !NOT_COUNTRIES.has(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
}

const NAMES = (['fr', 'en'] as const).flatMap((language) =>
  (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none', style }),
  ),
)

const BY_NAME = new Map(Object.entries(ALIASES))
const CODES = new Set<string>()
for (const code of LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter(isCountry)) {
  for (const names of NAMES) {
    const name = names.of(code)
    if (!name) continue
    CODES.add(code)
    if (!BY_NAME.has(toKey(name))) BY_NAME.set(toKey(name), code)
  }
}

export type Pays = { pays: string; departement: string | null }

/**
 * A country by French or English name or ISO code; of « PA, United States » the last part counts.
 * Null when unknown.
 */
export function findPays(text: string): Pays | null {
  const code = findCode(text)
  if (!code) return null
  const departement = OVERSEAS[code] ?? null
  return { pays: departement ? 'FR' : code, departement }
}

function findCode(text: string): string | null {
  const letters = text.trim().toUpperCase()
  if (CODES.has(letters)) return letters
  if (letters === 'UK') return 'GB'
  const lastPart = text.slice(text.lastIndexOf(',') + 1)
  return BY_NAME.get(toKey(text)) ?? BY_NAME.get(toKey(lastPart)) ?? null
}
