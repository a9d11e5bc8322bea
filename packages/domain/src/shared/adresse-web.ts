/** External URLs entered by members, shown as links on public pages. */

import { parseUrl } from './everywhere.ts'

const MAX_LENGTH = 500

/** Characters that URL parsers treat differently, a risk of filter bypass. */
const ODD = /[\s\\\p{C}]/u
const EXAMPLE = 'Indiquez une adresse complète, par exemple https://www.exemple.fr/…'

export type AdresseWeb = { url: string } | { message: string }

/**
 * Normalised http(s) URL, or a French error. `https://` may be omitted; nothing else is guessed.
 */
export function readAdresseWeb(text: string): AdresseWeb {
  const trimmed = text.trim()
  if (trimmed.length > MAX_LENGTH) return { message: `Indiquez au plus ${MAX_LENGTH} caractères.` }
  const full = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed}`
  const url = ODD.test(trimmed) ? null : parseUrl(full)
  if (!trimmed || !url) return { message: EXAMPLE }
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) {
    return { message: EXAMPLE }
  }
  return url.hostname.includes('.') ? { url: url.href } : { message: EXAMPLE }
}

export const getSiteName = (url: string): string =>
  parseUrl(url)?.hostname.replace(/^www\./, '') ?? url
