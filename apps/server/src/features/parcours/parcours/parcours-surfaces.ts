import type { TypeSurface } from '@foulee/domain/shared/surface'

type Troncon = readonly [number, number, TypeSurface]

export function shareSurfaces(
  troncons: readonly Troncon[],
  distance: number,
): Partial<Record<TypeSurface, number>> {
  const shares: Partial<Record<TypeSurface, number>> = {}
  for (const [from, to, type] of troncons) {
    shares[type] = (shares[type] ?? 0) + (to - from) / Math.max(1, distance)
  }
  return shares
}

export function tidyTroncons(troncons: readonly Troncon[], distance: number): Troncon[] {
  const end = Math.round(distance)
  const tidied: Troncon[] = []
  for (const [from, to, type] of troncons.toSorted((a, b) => a[0] - b[0])) {
    const [start, stop] = [Math.min(from, end), Math.min(to, end)]
    if (stop <= start) continue
    const last = tidied.at(-1)
    if (last && last[2] === type && last[1] === start)
      tidied[tidied.length - 1] = [last[0], stop, type]
    else tidied.push([start, stop, type])
  }
  return tidied
}

export function checkTroncons(troncons: readonly Troncon[]): string | null {
  const inOrder = troncons.toSorted((a, b) => a[0] - b[0])
  const isWrong = inOrder.some(
    ([from, to], rank) => to <= from || from < (inOrder[rank - 1]?.[1] ?? 0),
  )
  return isWrong ? 'Un tronçon finit avant de commencer, ou en recouvre un autre.' : null
}
