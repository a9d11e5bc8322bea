import type { UIMatch } from 'react-router'

/** What a route may export as `handle`. */
export type RouteMarks = {
  /** Behind the guard of §2: shown once the session is known. */
  isGuarded?: true
  /** §2: the qualification step, open to members whose profile is incomplete. */
  isQualificationStep?: true
}

export const hasMark = (matches: UIMatch[], mark: keyof RouteMarks): boolean =>
  matches.some(({ handle }) => (handle as RouteMarks | undefined)?.[mark])
