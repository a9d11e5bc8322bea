import type { Trace } from '@foulee/contract/parcours/parcours'
import { type Measures, measureTrack } from '@foulee/trace/measure'
import { encodePolyline } from '@foulee/trace/polyline'
import { buildProfile, splitEvery } from '@foulee/trace/profile'
import { simplifyTrack } from '@foulee/trace/simplify'
import type { Survey } from '@foulee/trace/survey'
import { countPoints, type Track } from '@foulee/trace/track'

type Shown = Pick<Track, 'segments'>

/** Simplification tolerance in metres: page map, and multi-parcours map. */
const TOLERANCE = { page: 2, many: 10 }
/** Profile resolution: one sample per ten metres, capped at the pixels of a wide screen. */
const SAMPLES = { least: 60, most: 500, metres: 10 }
const SKETCH_POINTS = 60
const KILOMETRE = 1000

const whole = (value: number | null) => (value === null ? null : Math.round(value))
const metres = (value: number | null) => (value === null ? null : Math.max(0, Math.round(value)))
const round = (value: number, factor: number) => Math.round(value * factor) / factor

const drawLines = ({ segments }: Shown) =>
  segments.filter(({ lon }) => lon.length > 1).map((segment) => encodePolyline(segment))

/** Within ten metres of the track, for the multi-parcours map. */
export const drawGeometry = (track: Shown): string[] =>
  drawLines(simplifyTrack(track, TOLERANCE.many))

/** About sixty points: the tolerance grows until that is reached. */
export function drawSketch(track: Shown): string[] {
  let tolerance = TOLERANCE.many
  let drawn = simplifyTrack(track, tolerance)
  while (countPoints(drawn) > SKETCH_POINTS + 2 * drawn.segments.length && tolerance < 1e6) {
    tolerance *= 1.6
    drawn = simplifyTrack(drawn, tolerance)
  }
  return drawLines(drawn)
}

export function presentTrace(
  track: Shown,
  survey: Survey,
  est_masque: boolean,
): Omit<Trace, 'version' | 'format'> | null {
  const measures = measureTrack(track, survey)
  const { zone, depart, arrivee } = measures
  if (!zone || !depart || !arrivee) return null
  return {
    lignes: drawLines(simplifyTrack(track, TOLERANCE.page)),
    bornes: [zone.ouest, zone.sud, zone.est, zone.nord],
    depart: roundPosition(depart),
    arrivee: roundPosition(arrivee),
    distance: Math.round(measures.distance),
    denivele: presentClimb(measures.denivele),
    denivele_negatif: presentClimb(measures.denivele_negatif),
    altitude_min: whole(measures.altitude_min),
    altitude_max: whole(measures.altitude_max),
    montees: measures.montees.map(presentMontee),
    pentes: measures.pentes?.map((share) => round(share, 1e4)) ?? null,
    part_descente: measures.part_descente === null ? null : round(measures.part_descente, 1e4),
    profil: presentProfil(survey),
    kilometres: splitEvery(survey, KILOMETRE).map(({ fin, denivele, denivele_negatif }) => ({
      fin: Math.round(fin),
      denivele: metres(denivele),
      denivele_negatif: metres(denivele_negatif),
    })),
    points: measures.points,
    lissage: survey.lissage && {
      bruit: round(survey.lissage.bruit, 10),
      rayon: Math.round(survey.lissage.rayon),
    },
    est_masque,
  }
}

const roundPosition = ([lon, lat]: readonly [number, number]): [number, number] => [
  round(lon, 1e5),
  round(lat, 1e5),
]

const presentClimb = ({ calcule, brut }: Measures['denivele']) => ({
  calcule: metres(calcule),
  brut: metres(brut),
})

const presentMontee = (montee: Measures['montees'][number]) => ({
  debut: Math.round(montee.debut),
  fin: Math.round(montee.fin),
  denivele: Math.round(montee.denivele),
  pente_moyenne: round(montee.pente_moyenne, 1e3),
  pente_max: round(montee.pente_max, 1e3),
  altitude_debut: Math.round(montee.altitude_debut),
  altitude_fin: Math.round(montee.altitude_fin),
})

function presentProfil(survey: Survey): Trace['profil'] {
  const wanted = Math.round(survey.distance / SAMPLES.metres)
  const samples = Math.min(SAMPLES.most, Math.max(SAMPLES.least, wanted))
  const points = buildProfile(survey, samples)
  return {
    pas: survey.distance / Math.max(1, samples - 1),
    positions: encodePolyline({
      lon: Float64Array.from(points, ({ lon }) => lon),
      lat: Float64Array.from(points, ({ lat }) => lat),
    }),
    altitudes: points.map(({ altitude }) => altitude),
    pentes: points.map(({ pente }) => pente),
  }
}
