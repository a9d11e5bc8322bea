import type { Sport } from '@foulee/domain/shared/sport'

/** Sports (profile type `sport`); 0 and 3, « generic » and « transition », are unknown. */
const SPORTS: Readonly<Record<number, Sport | null>> = {
  0: null,
  1: 'course_a_pied',
  2: 'velo',
  3: null,
  5: 'natation',
  11: 'marche',
  12: 'ski',
  13: 'ski',
  14: 'ski',
  16: 'randonnee',
  17: 'randonnee',
  21: 'velo',
  35: 'randonnee',
}

/** Refinement by `sub_sport`: trail and ultra; mountain, downhill, e-bike mountain. */
const DETAILS: Partial<Record<Sport, readonly [sport: Sport, details: readonly number[]]>> = {
  course_a_pied: ['trail', [3, 67]],
  velo: ['vtt', [8, 9, 47]],
}

export function sportByNumber(number: number, detail: number): Sport | null {
  if (Number.isNaN(number)) return null
  const sport = number in SPORTS ? SPORTS[number] : 'autre'
  const [finer, details] = (sport && DETAILS[sport]) || []
  return finer && details?.includes(detail) ? finer : (sport ?? null)
}
