import type {
  DetailSortie,
  FractionSortie,
  MorceauSortie,
} from '@foulee/contract/parcours/activite-detail'
import { isOnFoot } from '@foulee/domain/parcours/zones-sortie'
import {
  formatAllure,
  formatDistance,
  formatDistanceShort,
  formatDuree,
  formatNombre,
} from '@foulee/domain/shared/mesure'
import type { Sport } from '@foulee/domain/shared/sport'

/** Pace on foot, speed otherwise. */
export const vitesseText = (secondsPerKm: number, sport: Sport): string =>
  isOnFoot(sport) ? formatAllure(secondsPerKm) : `${formatNombre(3600 / secondsPerKm, 1)}\u00a0km/h`

export const vitesseLabel = (sport: Sport): string => (isOnFoot(sport) ? 'Allure' : 'Vitesse')

export const cadenceUnit = (sport: Sport): string => (isOnFoot(sport) ? 'pas/min' : 'tr/min')

/** Seconds per kilometre; null while standing. */
export const allureOf = ({ duree, distance }: Pick<MorceauSortie, 'duree' | 'distance'>) =>
  duree > 0 && distance > 0 ? (duree / distance) * 1000 : null

/** `1`, `2`, then the rest by its length: `0,4`. */
export function kilometreLabel({ debut, distance }: MorceauSortie): string {
  const end = (debut + distance) / 1000
  return formatNombre(end, Number.isInteger(end) ? 0 : 2)
}

const SAME = 0.08

/** `6 × 400 m`, `5 × 1'00`, `8 fractions` when they are not alike. */
export function fractionsText(liste: readonly FractionSortie[]): string {
  const count = liste.length
  const [distances, durees] = [
    liste.map(({ distance }) => distance),
    liste.map(({ duree }) => duree),
  ]
  const [spread, spreadOfTime] = [spreadOf(distances), spreadOf(durees)]
  if (Math.min(spread, spreadOfTime) > SAME) return `${count}\u00a0fractions`
  const length =
    spread <= spreadOfTime
      ? formatDistanceShort(roundTo(middleOf(distances), middleOf(distances) < 1000 ? 10 : 50))
      : formatDuree(roundTo(middleOf(durees), 5))
  return `${count}\u00a0× ${length}`
}

const middleOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const roundTo = (value: number, step: number) => Math.max(step, Math.round(value / step) * step)

/** Share of the middle value between the least and the most, the first and last tenth left out. */
function spreadOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const out = Math.floor(sorted.length / 10)
  const [least = 0, most = 0] = [sorted[out], sorted.at(-1 - out)]
  return (most - least) / Math.max(1, middleOf(values))
}

/** Laps of a kilometre, by themselves: the table of kilometres says the same. */
export const areOwnTours = ({ tours, kilometres }: Pick<DetailSortie, 'tours' | 'kilometres'>) =>
  tours.length > 1 &&
  !(
    tours.length <= kilometres.length + 1 &&
    tours
      .slice(0, -1)
      .every(({ distance, fin }) => fin !== 'touche' && Math.abs(distance - 1000) < 20)
  )

/** `à 3,20 km, après 18'24` */
export const pauseText = ({ metres, debut }: DetailSortie['pauses'][number]): string =>
  `à ${formatDistance(metres)}, après ${formatDuree(debut)}`
