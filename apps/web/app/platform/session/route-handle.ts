import type { UIMatch } from 'react-router'

export type RouteHandle = {
  /** Guarded by produit 2.3: shown once the session is known. */
  isGuarded?: true
  fetchPage?: (id: string) => void
}

const marksOf = (matches: UIMatch[]) =>
  matches.flatMap(({ handle }) => (handle as RouteHandle | undefined) ?? [])

export const isGuarded = (matches: UIMatch[]): boolean =>
  marksOf(matches).some((marks) => marks.isGuarded)

export function fetchPage(matches: UIMatch[]): void {
  const id = matches.at(-1)?.id
  if (id) for (const marks of marksOf(matches)) marks.fetchPage?.(id)
}
