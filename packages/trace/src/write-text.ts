import { trimEndSigns } from '@foulee/domain/shared/fin'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

export const cleanXml = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what XML forbids.
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')

export const escapeXml = (text: string): string =>
  cleanXml(text).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

export const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : ''

/** Plain decimal without exponent and trailing zeros; at most `decimals` decimals. */
export function formatDecimal(value: number, decimals: number): string {
  const text = value.toFixed(decimals)
  const short = text.includes('.') ? trimEndSigns(trimEndSigns(text, '0'), '.') : text
  return short === '-0' ? '0' : short
}

/** Degrees to 7 decimals: a centimetre. */
export const formatDegrees = (degrees: number): string => formatDecimal(degrees, 7)

/** The schemas of GPX and TCX exclude 180: replaced by −180. */
export const formatLongitude = (degrees: number): string => {
  const text = formatDegrees(degrees)
  return text === '180' ? '-180' : text
}

export const formatMetres = (metres: number): string => formatDecimal(metres, 2)

/** At most `max` graphemes, cut at a nearby blank. */
export function cutText(text: string, max: number): string {
  const characters = Array.from(text.trim())
  if (characters.length <= max) return characters.join('')
  const cut = characters.slice(0, max).join('')
  const blank = cut.lastIndexOf(' ')
  return (blank > max / 2 ? cut.slice(0, blank) : cut).trim()
}

/** Longest prefix of at most `max` UTF-8 bytes, with whole characters. */
export function cutBytes(text: string, max: number): string {
  const encoder = new TextEncoder()
  const { read } = encoder.encodeInto(text.toWellFormed(), new Uint8Array(max))
  return text.slice(0, read).trim()
}
