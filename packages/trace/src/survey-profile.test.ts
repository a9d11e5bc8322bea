import { expect, it } from 'vitest'
import { encodePolyline } from './polyline.ts'
import { predict } from './predict.ts'
import { buildProfile } from './profile.ts'
import { simulateTrack } from './simulated-track.ts'
import { readAltitude, readClimbs, surveyTrack } from './survey.ts'
import { type StoredProfile, surveyProfile } from './survey-profile.ts'

const toStoredProfile = (
  survey: ReturnType<typeof surveyTrack>,
  samples: number,
): StoredProfile => {
  const points = buildProfile(survey, samples)
  return {
    pas: survey.distance / (samples - 1),
    positions: encodePolyline({
      lon: Float64Array.from(points, ({ lon }) => lon),
      lat: Float64Array.from(points, ({ lat }) => lat),
    }),
    altitudes: points.map(({ altitude }) => altitude),
  }
}

const hills = (height: number, wave: number) => (distance: number) =>
  1000 + (height / 2) * (1 - Math.cos((2 * Math.PI * distance) / wave))

const RUNNER = { resultats: [{ distance: 10_000, temps: 2700 }] } as const

it.each([
  ['a short loop', 8_000, 250, 8_000, 500],
  ['rolling', 21_000, 40, 1_500, 500],
  ['alpine', 42_000, 900, 9_000, 500],
  ['a long crossing', 100_000, 1_000, 14_000, 500],
])(
  'a prediction from the profile equals that from the track: %s',
  (_, length, height, wave, samples) => {
    const survey = surveyTrack(simulateTrack({ length, altitude: hills(height, wave) }))
    const kept = surveyProfile(toStoredProfile(survey, samples))
    expect(kept.distance).toBeCloseTo(survey.distance, -1)
    const [whole, shown] = [predict(survey, RUNNER), predict(kept, RUNNER)]
    const ratio = (shown?.p50 ?? 0) / (whole?.p50 ?? 1)
    expect(ratio).toBeGreaterThan(0.97)
    expect(ratio).toBeLessThan(1.03)
  },
)

it('the survey of a profile has its climb', () => {
  const survey = surveyTrack(simulateTrack({ length: 8000, altitude: hills(250, 8000) }))
  const kept = surveyProfile(toStoredProfile(survey, 400))
  const climbed = readClimbs(survey, 8000)?.denivele ?? 0
  expect(readClimbs(kept, 8000)?.denivele).toBeCloseTo(climbed, -1)
  expect(readAltitude(kept, 4000)).toBeCloseTo(readAltitude(survey, 4000) ?? 0, 0)
})

const line = (altitudes: (number | null)[]): StoredProfile => ({
  pas: 100,
  positions: encodePolyline({
    lon: Float64Array.from(altitudes, (_, index) => 6 + index / 1000),
    lat: Float64Array.from(altitudes, () => 45),
  }),
  altitudes,
})

it('the survey of a profile is split where altitudes are unknown', () => {
  const survey = surveyProfile(line([100, 110, 120, null, null, 300, 310]))
  expect(survey.parts.map(({ debut, fin, relief }) => [debut, fin, relief !== null])).toEqual([
    [0, 200, true],
    [200, 500, false],
    [500, 600, true],
  ])
  expect(readClimbs(survey, 600)?.denivele).toBeCloseTo(30)
})

it('the survey of a profile without altitudes has no relief, and is predicted as flat', () => {
  const survey = surveyProfile(line(Array.from({ length: 101 }, () => null)))
  expect(survey.hasRelief).toBe(false)
  expect(predict(survey, RUNNER)?.p50).toBeGreaterThan(2600)
})

it('the survey of an empty profile has no length', () => {
  expect(surveyProfile(line([])).distance).toBe(0)
  expect(surveyProfile(line([5])).distance).toBe(0)
})

it('altitudes that are unknown split a stored profile where they begin and end', () => {
  const lon = Float64Array.of(6, 6.001, 6.002, 6.003, 6.004, 6.005)
  const lat = Float64Array.of(45, 45, 45, 45, 45, 45)
  const survey = surveyProfile({
    pas: 100,
    positions: encodePolyline({ lon, lat }),
    altitudes: [100, 130, null, 105, 95, 125],
  })
  expect(survey).toMatchObject({ distance: 500, hasRelief: true, lissage: null })
  const shown = survey.parts.map(({ segment, debut, fin, before, distances, relief }) => ({
    ...{ lon: [...segment.lon], debut, fin, before, distances: [...distances] },
    heights: relief && [...segment.ele],
    bounds: relief && [relief.altitude_min, relief.altitude_max, relief.step],
  }))
  expect(shown).toEqual([
    {
      lon: [6, 6.001],
      debut: 0,
      fin: 100,
      before: { denivele: 0, denivele_negatif: 0 },
      distances: [0, 100],
      heights: [100, 130],
      bounds: [100, 130, 100],
    },
    {
      lon: [6.001, 6.002, 6.003],
      debut: 100,
      fin: 300,
      before: { denivele: 30, denivele_negatif: 0 },
      distances: [100, 200, 300],
      heights: null,
      bounds: null,
    },
    {
      lon: [6.003, 6.004, 6.005],
      debut: 300,
      fin: 500,
      before: { denivele: 30, denivele_negatif: 0 },
      distances: [300, 400, 500],
      heights: [105, 95, 125],
      bounds: [95, 125, 100],
    },
  ])
})
