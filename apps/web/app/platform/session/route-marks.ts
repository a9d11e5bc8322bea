import type { UIMatch } from 'react-router'

/** What a route may export as `handle`. */
export type RouteMarks = {
  /** Behind the guard of produit 2.3: shown once the session is known. */
  isGuarded?: true
  /** Fetches the code of a page below, by the route's id. */
  fetchPage?: (id: string) => void
}

/** The marks of whatever stands above the page, outermost first. */
const marksOf = (matches: UIMatch[]) =>
  matches.flatMap(({ handle }) => (handle as RouteMarks | undefined) ?? [])

export const isGuarded = (matches: UIMatch[]): boolean =>
  marksOf(matches).some((marks) => marks.isGuarded)

/** Has the page's code fetched while something else is waited for. */
export function fetchPage(matches: UIMatch[]): void {
  const id = matches.at(-1)?.id
  if (id) for (const marks of marksOf(matches)) marks.fetchPage?.(id)
}
