import { at } from '@foulee/trace/column'
import { findTurns } from '@foulee/trace/elevation'
import { altitudeRange, placeAt, type Samples } from './route-samples.ts'

/** Minimum prominence of a high point, as a share of the total elevation range. */
const SHARE = 0.25
const LEAST = 30
const MOST = 5

/** A high point or the lowest one: a line cannot tell summits from passes. */
export type HighPoint = { nature: 'haut' | 'bas'; altitude: number; lon: number; lat: number }

export function highPoints(samples: Samples): HighPoint[] {
  const { altitudes, step } = samples
  const places = altitudes.flatMap((altitude, index) => (altitude === null ? [] : [index]))
  const known = Float64Array.from(places, (index) => altitudes[index] ?? Number.NaN)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const range = high - low
  if (!(range >= LEAST)) return []
  const said = altitudeRange(samples) ?? { low, high }
  const turns = findTurns(known, Math.max(LEAST, range * SHARE))
  const heightOf = (turn: number | undefined) => (turn === undefined ? null : at(known, turn))
  const highs = turns.filter((turn, rank) => {
    const beside = heightOf(turns[rank - 1]) ?? heightOf(turns[rank + 1]) ?? Number.NaN
    return at(known, turn) > beside
  })
  const lowest = known.indexOf(low)
  const getKnownAltitude = (altitude: number) =>
    altitude === high ? said.high : altitude === low ? said.low : altitude
  const toHighPoint = (nature: HighPoint['nature'], turn: number): HighPoint => {
    const { lon, lat } = placeAt(samples, (places[turn] ?? 0) * step)
    return { nature, altitude: Math.round(getKnownAltitude(at(known, turn))), lon, lat }
  }
  return [
    ...highs
      .sort((a, b) => at(known, b) - at(known, a))
      .slice(0, MOST)
      .map((turn) => toHighPoint('haut', turn)),
    toHighPoint('bas', lowest),
  ]
}
