import { normalizeTexte } from '../shared/recherche.ts'
import { isReserve } from './page-reserve.ts'

export const NIVEAUX_MAX = 6
export const CHEMIN_MAX = 200

/** Longer input is rejected unread. */
const SAISIE_MAX = 2000

export type Chemin = { chemin: string } | { message: string }

const LIMITE = `Indiquez au plus ${CHEMIN_MAX} caractères.`

const foldLevel = (level: string): string =>
  normalizeTexte(level)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Normalised path: lower case, no accents, hyphens. Ambiguous input is rejected with advice
 * (produit 14.10).
 */
export function readChemin(text: string): Chemin {
  const trimmed = text.trim()
  if (trimmed.length > SAISIE_MAX) return { message: LIMITE }
  if (/^[a-z][a-z0-9+.-]*:/i.test(trimmed)) {
    return { message: 'Indiquez le chemin seul, sans le nom du site, par exemple /aide/membres.' }
  }
  if (/[?#]/.test(trimmed))
    return { message: 'Retirez ce qui suit le signe «\u00a0?\u00a0» ou «\u00a0#\u00a0».' }
  if (/[.\\%]/.test(trimmed)) {
    return {
      message: 'Retirez les points, les barres inversées et les signes «\u00a0%\u00a0» du chemin.',
    }
  }
  const levels = trimmed.replace(/^\/|\/$/g, '').split('/')
  const folded = levels.map(foldLevel)
  if (folded.some((level) => level === '')) {
    return { message: 'Écrivez au moins une lettre ou un chiffre entre deux barres obliques.' }
  }
  if (folded.length > NIVEAUX_MAX) {
    return { message: `Gardez au plus ${NIVEAUX_MAX} niveaux, séparés par des barres obliques.` }
  }
  const chemin = `/${folded.join('/')}`
  return chemin.length > CHEMIN_MAX ? { message: LIMITE } : { chemin }
}

export function readCheminLibre(text: string): Chemin {
  const read = readChemin(text)
  if ('message' in read || !isReserve(read.chemin)) return read
  const [, first] = read.chemin.split('/')
  return {
    message: `Choisissez un autre début\u00a0: «\u00a0/${first}\u00a0» est une adresse du site.`,
  }
}

export const parentsOf = (chemin: string): string[] => {
  const levels = chemin.split('/').slice(1, -1)
  return levels.map((_, index) => `/${levels.slice(0, index + 1).join('/')}`)
}
