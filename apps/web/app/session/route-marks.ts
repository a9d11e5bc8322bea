import type { UIMatch } from 'react-router'

/** What a route may export as `handle`. */
export type RouteMarks = {
  /** Behind the guard of produit 2.3: shown once the session is known. */
  isGuarded?: true
}

export const hasMark = (matches: UIMatch[], mark: keyof RouteMarks): boolean =>
  matches.some(({ handle }) => (handle as RouteMarks | undefined)?.[mark])
