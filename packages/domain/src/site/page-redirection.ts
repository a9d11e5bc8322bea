import { parseUrl } from '../shared/everywhere.ts'
import { readChemin } from './page-chemin.ts'

/** One address that leads to another: a page or a route of this site. */
export type Redirection = { chemin: string; vers: string }
export type Plan = { redirections: Redirection[] } | { message: string }

const ORIGIN = 'https://foulee.invalid'

/**
 * The path of an address of this site, as paths are kept; null for what is none. It is read as a browser
 * and the site read it, who undo `/./`, `/x/../` and `%61`: two ways of writing one address are one.
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
 * Adds one to those that exist so that each still leads to its end in one step: what it leads to is
 * followed, and what led to its beginning is led on. Refuses one that would come back to itself.
 */
export function planRedirection(
  before: readonly Redirection[],
  { chemin, vers }: Redirection,
): Plan {
  const others = before.filter((one) => one.chemin !== chemin)
  const target = pathOf(vers)
  const next = others.find((one) => one.chemin === target)
  const end = next ? next.vers : vers
  if (target === chemin || pathOf(end) === chemin) return { message: BOUCLE }
  const led = others.map((one) => (pathOf(one.vers) === chemin ? { ...one, vers: end } : one))
  return { redirections: [...led, { chemin, vers: end }] }
}

/** A page takes an address: what led away from there does so no more. */
export const freeChemin = (before: readonly Redirection[], chemin: string): Redirection[] =>
  before.filter((one) => one.chemin !== chemin)

/** A page moves: what led to it follows, and its old address leads to the new one. */
export function movePage(before: readonly Redirection[], from: string, to: string): Redirection[] {
  const led = freeChemin(before, to).map((one) =>
    pathOf(one.vers) === from ? { ...one, vers: to } : one,
  )
  return [...led.filter((one) => one.chemin !== from), { chemin: from, vers: to }]
}
