import type { BoucleFound } from '@foulee/domain/parcours/boucle'
import type { TypeSurface } from '@foulee/domain/shared/surface'
import { at, findBelow } from '@foulee/trace/column'
import { accumulateDistances, cosDegrees, wrapLongitude } from '@foulee/trace/distance'
import { cutSpurs, measureRepeated } from '@foulee/trace/loop'
import { readClimbs, type Survey, surveyTrack } from '@foulee/trace/survey'
import type { Effort } from '#features/parcours/parcours/preparation.ts'
import type { RoutedLine, Turn } from '#platform/routing/engine.ts'
import { compareWithRace, type Ressemblance } from './ressemblance.ts'

export type Loop = {
  line: RoutedLine
  survey: Survey
  found: BoucleFound
  ressemblance: Ressemblance | null
}

type Measuring = {
  measure: (survey: Survey, line: RoutedLine) => number
  terrain: TypeSurface | null
  race: Effort | null
}

/** @param measure in the unit of the demand, from the survey of the line */
export function measureLoop(line: RoutedLine, { measure, terrain, race }: Measuring): Loop {
  const { lon, lat, altitudes } = line
  const nothing = new Float64Array(lon.length).fill(Number.NaN)
  const survey = surveyTrack({ segments: [{ lon, lat, ele: altitudes ?? nothing, time: nothing }] })
  const climbs = readClimbs(survey, survey.distance)
  const denivele = climbs && Math.round(climbs.denivele)
  const { terrains } = line
  const ressemblance = race && compareWithRace(race, { survey, denivele, terrains })
  return {
    line,
    survey,
    ressemblance,
    found: {
      mesure: measure(survey, line),
      distance: Math.round(survey.distance),
      denivele,
      part_repetee: measureRepeated(line),
      part_terrain: terrain && shareTerrain(line, terrain, survey.distance),
      ecart: ressemblance?.ecart ?? null,
    },
  }
}

function shareTerrain({ terrains }: RoutedLine, terrain: TypeSurface, distance: number) {
  if (!terrains) return null
  const metres = terrains
    .filter(([, , type]) => type === terrain)
    .reduce((sum, [from, to]) => sum + to - from, 0)
  return Math.min(1, metres / Math.max(1, distance))
}

/** The line without ways out and back, which its points beside the way had made. */
export function trimLoop(line: RoutedLine): RoutedLine {
  const kept = cutSpurs(line)
  if (kept.length === line.lon.length) return line
  const pick = (column: Float64Array) => Float64Array.from(kept, (index) => at(column, index))
  const [lon, lat] = [pick(line.lon), pick(line.lat)]
  return {
    lon,
    lat,
    altitudes: line.altitudes && pick(line.altitudes),
    terrains: line.terrains && trimTerrains(line, kept, { lon, lat }),
    turns: line.turns && trimTurns(line, kept, { lon, lat }),
    passages: movePassages(line.passages, kept),
  }
}

/** The kept point nearest after each passage, each once. */
function movePassages(passages: readonly number[], kept: readonly number[]): number[] {
  const last = kept.length - 1
  const moved = passages.map((passage) => {
    const place = kept.findIndex((index) => index >= passage)
    return place < 0 ? last : place
  })
  return [...new Set([0, ...moved, last])].toSorted((a, b) => a - b)
}

function trimTerrains(
  { lon, lat, terrains }: RoutedLine,
  kept: readonly number[],
  line: { lon: Float64Array; lat: Float64Array },
): RoutedLine['terrains'] {
  const before = accumulateDistances({ lon, lat })
  const after = accumulateDistances(line)
  const trimmed: [number, number, TypeSurface][] = []
  for (let place = 1; place < kept.length; place++) {
    const end = at(before, kept[place] ?? 0)
    const middle = end - (at(after, place) - at(after, place - 1)) / 2
    const type = terrains?.find(([from, to]) => middle >= from && middle < to)?.[2]
    if (!type) continue
    const last = trimmed.at(-1)
    if (last && last[2] === type && last[1] === at(after, place - 1)) last[1] = at(after, place)
    else trimmed.push([at(after, place - 1), at(after, place), type])
  }
  return trimmed
}

/** Degrees from which leaving one way for another is a turn. */
const LEAST_TURN = 40

/**
 * Turns of what is left. Where a way out and back is left out, those of the engine lead into it: the
 * angle between what is before and after tells another.
 */
function trimTurns(
  { lon, lat, turns }: RoutedLine,
  kept: readonly number[],
  line: { lon: Float64Array; lat: Float64Array },
): Turn[] {
  const before = accumulateDistances({ lon, lat })
  const after = accumulateDistances(line)
  const byIndex = new Map(turns?.map((turn) => [findNearest(before, turn.metres), turn]))
  return kept.flatMap((index, place) => {
    const next = kept[place + 1]
    const metres = at(after, place)
    if (next !== undefined && next - index > 1) return turnBetween(line, place, metres)
    const turn = byIndex.get(index)
    return turn ? [{ ...turn, metres }] : []
  })
}

function findNearest(distances: Float64Array, metres: number): number {
  const below = findBelow(distances, metres)
  return metres - at(distances, below) > at(distances, below + 1) - metres ? below + 1 : below
}

function turnBetween(
  line: { lon: Float64Array; lat: Float64Array },
  place: number,
  metres: number,
): Turn[] {
  if (place === 0 || place === line.lon.length - 1) return []
  const angle = wrapLongitude(readBearing(line, place) - readBearing(line, place - 1))
  if (Math.abs(angle) < LEAST_TURN) return []
  return angle > 0
    ? [{ metres, type: 'droite', texte: 'Tournez à droite.' }]
    : [{ metres, type: 'gauche', texte: 'Tournez à gauche.' }]
}

/** Degrees from the north, clockwise, of the segment that begins there. */
function readBearing({ lon, lat }: { lon: Float64Array; lat: Float64Array }, from: number): number {
  const east = wrapLongitude(at(lon, from + 1) - at(lon, from)) * cosDegrees(at(lat, from))
  return (Math.atan2(east, at(lat, from + 1) - at(lat, from)) * 180) / Math.PI
}
