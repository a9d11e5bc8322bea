import type { TypeSurface } from '@foulee/domain/shared/surface'

export type Troncon = readonly [debut: number, fin: number, type: TypeSurface]

/**
 * Sets the surface of a section: replaces what it overlaps, trims neighbours, merges adjacent sections
 * of one kind. `null` clears. Metres.
 */
export function paint(
  troncons: readonly Troncon[],
  from: number,
  to: number,
  type: TypeSurface | null,
): Troncon[] {
  const [start, end] = [Math.round(Math.min(from, to)), Math.round(Math.max(from, to))]
  if (end <= start) return [...troncons]
  const beside = troncons.flatMap(([debut, fin, kind]): Troncon[] => [
    ...(debut < start ? [[debut, Math.min(fin, start), kind] as const] : []),
    ...(fin > end ? [[Math.max(debut, end), fin, kind] as const] : []),
  ])
  const all = type ? [...beside, [start, end, type] as const] : beside
  return joinAlike(all.toSorted((a, b) => a[0] - b[0]))
}

function joinAlike(troncons: readonly Troncon[]): Troncon[] {
  const joined: Troncon[] = []
  for (const troncon of troncons) {
    const last = joined.at(-1)
    if (last && last[2] === troncon[2] && last[1] >= troncon[0]) {
      joined[joined.length - 1] = [last[0], troncon[1], last[2]]
    } else joined.push(troncon)
  }
  return joined
}
