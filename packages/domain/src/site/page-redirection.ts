import { parseUrl } from '../shared/everywhere.ts'
import { readChemin } from './page-chemin.ts'

export type Redirection = { chemin: string; vers: string }
export type Plan = { redirections: Redirection[] } | { message: string }

const ORIGIN = 'https://foulee.invalid'

/**
 * Normalised path of a same-site URL; null if foreign. Resolved like a browser (`/./`, `/x/../`,
 * `%61`), so that spellings of one URL are equal.
 */
export function pathOf(adresse: string): string | null {
  const url = parseUrl(adresse, ORIGIN)
  if (url?.origin !== ORIGIN) return null
  try {
    const read = readChemin(decodeURIComponent(url.pathname))
    return 'chemin' in read ? read.chemin : null
  } catch {
    return null
  }
}

const BOUCLE = 'Choisissez une autre destination\u00a0: celle-ci ramène à l’adresse de départ.'

/**
 * Adds a redirect and keeps all of them single-step: targets are resolved, existing redirects to
 * its source are rewritten. Rejects loops.
 */
export function planRedirection(
  before: readonly Redirection[],
  { chemin, vers }: Redirection,
): Plan {
  const otherRedirections = before.filter((redirection) => redirection.chemin !== chemin)
  const target = pathOf(vers)
  const next = otherRedirections.find((redirection) => redirection.chemin === target)
  const end = next ? next.vers : vers
  if (target === chemin || pathOf(end) === chemin) return { message: BOUCLE }
  const led = otherRedirections.map((redirection) =>
    pathOf(redirection.vers) === chemin ? { ...redirection, vers: end } : redirection,
  )
  return { redirections: [...led, { chemin, vers: end }] }
}

export const freeChemin = (before: readonly Redirection[], chemin: string): Redirection[] =>
  before.filter((redirection) => redirection.chemin !== chemin)

/** A moved page takes its redirects along, and its old path redirects to the new one. */
export function movePage(before: readonly Redirection[], from: string, to: string): Redirection[] {
  const led = freeChemin(before, to).map((redirection) =>
    pathOf(redirection.vers) === from ? { ...redirection, vers: to } : redirection,
  )
  return [...led.filter((redirection) => redirection.chemin !== from), { chemin: from, vers: to }]
}
