import type { Morceau } from '@foulee/domain/parcours/montage'

/** Ways to cut an outing. */
export const MODES = {
  garder: 'Garder un passage',
  enlever: 'Enlever un passage',
  scinder: 'En faire deux sorties',
} as const
export type Mode = keyof typeof MODES

/** Metres; of a split, `debut` alone. */
export type Ends = { debut: number; fin: number }

/** Metres between two ends, and between a split and the ends of the outing, as the server wants. */
const SHORTEST = 100

export const beginEnds = (mode: Mode, distance: number): Ends =>
  ({
    garder: { debut: 0, fin: distance },
    enlever: { debut: distance / 3, fin: (2 * distance) / 3 },
    scinder: { debut: distance / 2, fin: distance },
  })[mode]

export function moveEnd(
  { debut, fin }: Ends,
  end: keyof Ends,
  metres: number,
  { mode, distance }: { mode: Mode; distance: number },
): Ends {
  const clamp = (least: number, most: number) => Math.min(most, Math.max(least, metres))
  if (mode === 'scinder') return { debut: clamp(SHORTEST, distance - SHORTEST), fin }
  if (end === 'debut') return { debut: clamp(0, fin - SHORTEST), fin }
  return { debut, fin: clamp(debut + SHORTEST, distance) }
}

/** Pieces that stay, in whole metres. */
export function keptPieces(mode: Mode, { debut, fin }: Ends, distance: number): Morceau[] {
  const pieces = {
    garder: [{ de: debut, a: fin }],
    enlever: [
      { de: 0, a: debut },
      { de: fin, a: distance },
    ],
    scinder: [
      { de: 0, a: debut },
      { de: debut, a: distance },
    ],
  }[mode]
  return pieces
    .map(({ de, a }) => ({ de: Math.round(de), a: Math.round(a) }))
    .filter(({ de, a }) => a > de)
}

export const isChange = (mode: Mode, { debut, fin }: Ends, distance: number): boolean =>
  mode !== 'garder' || debut > 0 || fin < Math.floor(distance)
