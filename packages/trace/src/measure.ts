import { getKmEffort } from '@foulee/domain/courses/epreuve'
import type { Forme } from '@foulee/domain/parcours/parcours'
import type { Position, Zone } from '@foulee/domain/shared/geo'
import { measureBounds } from './bounds.ts'
import { findClimbs, type Montee } from './climbs.ts'
import { at } from './column.ts'
import { sumRawClimbs } from './elevation.ts'
import { findShape } from './shape.ts'
import { measureSlopeShares, sumDescentShare } from './slopes.ts'
import { readClimbs, type Survey, surveyTrack } from './survey.ts'
import { measureTimes, type Pause } from './times.ts'
import { countPoints, type Track } from './track.ts'

export type Denivele = { calcule: number | null; brut: number | null }

/** Metres, seconds, rise over run; null if unknown. */
export type Measures = {
  points: number
  distance: number
  denivele: Denivele
  denivele_negatif: Denivele
  altitude_min: number | null
  altitude_max: number | null
  /** `ouest` exceeds `est` across the 180th meridian. */
  zone: Zone | null
  depart: Position | null
  arrivee: Position | null
  forme: Forme
  /** Kilometres plus computed D+ in hundreds of metres. */
  km_effort: number | null
  montees: readonly Montee[]
  /** Shares of the distance in the 10 classes of PENTE_LIMITES. */
  pentes: readonly number[] | null
  /** Share of the distance descending more than 3 %. */
  part_descente: number | null
  duree: number | null
  duree_mouvement: number | null
  pauses: readonly Pause[]
}

function measureAltitudes({ parts }: Survey): Pick<Measures, 'altitude_min' | 'altitude_max'> {
  let altitude_min: number | null = null
  let altitude_max: number | null = null
  for (const { relief } of parts) {
    if (!relief) continue
    altitude_min = Math.min(altitude_min ?? relief.altitude_min, relief.altitude_min)
    altitude_max = Math.max(altitude_max ?? relief.altitude_max, relief.altitude_max)
  }
  return { altitude_min, altitude_max }
}

function measureClimbs(track: Pick<Track, 'segments'>, survey: Survey) {
  const calcule = readClimbs(survey, survey.distance)
  const brut = sumRawClimbs(track.segments)
  const pick = (name: 'denivele' | 'denivele_negatif'): Denivele => ({
    calcule: calcule?.[name] ?? null,
    brut: brut?.[name] ?? null,
  })
  return { denivele: pick('denivele'), denivele_negatif: pick('denivele_negatif') }
}

function findEnds({ parts }: Survey): Pick<Measures, 'depart' | 'arrivee'> {
  const first = parts[0]?.segment
  const last = parts.at(-1)?.segment
  if (!first || !last) return { depart: null, arrivee: null }
  const end = last.lon.length - 1
  return {
    depart: [at(first.lon, 0), at(first.lat, 0)],
    arrivee: [at(last.lon, end), at(last.lat, end)],
  }
}

export function measureTrack(
  track: Pick<Track, 'segments'>,
  survey: Survey = surveyTrack(track),
): Measures {
  const { distance } = survey
  const climbs = measureClimbs(track, survey)
  const pentes = measureSlopeShares(survey)
  const times = measureTimes(survey)
  return {
    points: countPoints(track),
    distance,
    ...climbs,
    ...measureAltitudes(survey),
    zone: measureBounds(track),
    ...findEnds(survey),
    forme: findShape(survey),
    km_effort: getKmEffort({ distance, denivele: climbs.denivele.calcule }),
    montees: findClimbs(survey),
    pentes,
    part_descente: pentes && sumDescentShare(pentes),
    duree: times?.duree ?? null,
    duree_mouvement: times?.duree_mouvement ?? null,
    pauses: times?.pauses ?? [],
  }
}
