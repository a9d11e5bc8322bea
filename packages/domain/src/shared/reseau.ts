import { parseUrl } from './everywhere.ts'

export const RESEAUX = {
  strava: { label: 'Strava', hosts: ['strava.com', 'strava.app.link'] },
  garmin: { label: 'Garmin Connect', hosts: ['connect.garmin.com'] },
  instagram: { label: 'Instagram', hosts: ['instagram.com'] },
  facebook: { label: 'Facebook', hosts: ['facebook.com', 'fb.com'] },
  youtube: { label: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  tiktok: { label: 'TikTok', hosts: ['tiktok.com'] },
  linkedin: { label: 'LinkedIn', hosts: ['linkedin.com'] },
  bluesky: { label: 'Bluesky', hosts: ['bsky.app'] },
  x: { label: 'X', hosts: ['x.com', 'twitter.com'] },
  itra: { label: 'ITRA', hosts: ['itra.run'] },
  utmb: { label: 'UTMB Index', hosts: ['utmb.world'] },
} as const satisfies Readonly<Record<string, { label: string; hosts: readonly string[] }>>
export type Reseau = keyof typeof RESEAUX
export const RESEAU_NAMES = Object.keys(RESEAUX) as [Reseau, ...Reseau[]]

const MAX_LENGTH = 300

/** Characters that URL parsers treat differently, a risk of filter bypass. */
const ODD = /[\s\\\p{C}]/u

export type Lien = { url: string } | { message: string }

/**
 * Normalised URL on a network, or a French error. `https://` may be omitted; nothing else is
 * guessed.
 */
export function readLien(reseau: Reseau, text: string): Lien {
  const { label, hosts } = RESEAUX[reseau]
  const example = `https://${hosts[0]}/…`
  const trimmed = text.trim()
  if (!trimmed) return { message: 'Indiquez l’adresse de votre page.' }
  if (trimmed.length > MAX_LENGTH) return { message: `Indiquez au plus ${MAX_LENGTH} caractères.` }
  const full = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`
  const url = ODD.test(trimmed) ? null : parseUrl(full)
  if (!url) return { message: `Indiquez une adresse complète, par exemple ${example}` }
  if (url.protocol !== 'https:' || url.port || url.username || url.password) {
    return { message: `L’adresse doit commencer par https://, par exemple ${example}` }
  }
  const host = url.hostname.replace(/\.$/, '')
  if (!hosts.some((known) => host === known || host.endsWith(`.${known}`))) {
    return { message: `Cette adresse n’est pas sur ${label}. Exemple\u00a0: ${example}` }
  }
  if (url.pathname === '/') {
    return { message: `Indiquez l’adresse de votre page, par exemple ${example}` }
  }
  return { url: url.href }
}
