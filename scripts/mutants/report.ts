import type { Outcome } from './outcome.ts'

type Position = { line: number; column: number }
/** Lines and columns begin at 0. */
export type Change = { location: { start: Position; end: Position }; replacement?: string }

/** First line of the text that stood there, and its replacement. */
export function formatChange(source: string, { location, replacement = '' }: Change): string {
  const { start, end } = location
  const isOneLine = start.line === end.line
  const line = source.split('\n')[start.line] ?? ''
  const before = line.slice(start.column, isOneLine ? end.column : undefined)
  const more = isOneLine ? '' : ' …'
  return `${start.line + 1}:${start.column + 1}\u00a0: ${before}${more} → ${replacement.replaceAll(/\s+/g, ' ')}`
}

/** Changes of what is made at import count for nothing. */
export function formatScore(outcomes: readonly Outcome[]): string {
  const counted = outcomes.filter((outcome) => outcome !== 'ignored')
  const seen = counted.filter((outcome) => outcome === 'seen').length
  const share = counted.length ? `${((100 * seen) / counted.length).toFixed(1)} %` : 'rien'
  return `${seen} sur ${counted.length}\u00a0: ${share}`
}
