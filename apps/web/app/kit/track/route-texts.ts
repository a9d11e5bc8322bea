import { formatNombre } from '@foulee/domain/shared/mesure'
import type { Place } from './route-samples.ts'

const NBSP = '\u00a0'

/** `12 430` → « 12,4 km », the precision of profile and map. */
export const kmText = (metres: number): string =>
  `${formatNombre(metres / 1000, 1).replace(/,0$/, '')}${NBSP}km`

/** Metres that `kmText` rounds to « 0 km ». */
const START = 50

export const pointText = (metres: number): string => (metres < START ? 'départ' : kmText(metres))

export const atPointText = (metres: number): string =>
  metres < START ? 'au départ' : `à ${kmText(metres)}`

export const metresText = (metres: number): string => `${formatNombre(Math.round(metres))}${NBSP}m`

/** Rise over run to « 8 % », « −12 % ». */
export const slopeText = (slope: number): string =>
  `${formatNombre(Math.round(slope * 100))}${NBSP}%`

/** « km 12,4 · 845 m · 8 % »; unknown values are omitted. */
export function placeText({ metres, altitude, slope }: Place): string {
  return [
    `km${NBSP}${formatNombre(metres / 1000, 1)}`,
    altitude !== null && metresText(altitude),
    slope !== null && slopeText(slope),
  ]
    .filter(Boolean)
    .join(' · ')
}
