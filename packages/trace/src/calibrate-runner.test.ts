import { LOI_GENERALE, type Loi } from '@foulee/domain/parcours/calibration'
import { describe, expect, it } from 'vitest'
import { calibrateRunner } from './calibrate-runner.ts'
import { lastOf } from './column.ts'
import { flattenDistance, type Performance } from './endurance.ts'
import { measureHalves } from './measure-halves.ts'
import { predict } from './predict.ts'
import { seededNormal } from './seeded-random.ts'
import { makeTrack, simulateSegment } from './simulated-track.ts'
import { type Survey, surveyTrack } from './survey.ts'

const NO_ERRORS = { dispersion: null, nombre: 0 }

/** Hills that begin with a flat third. */
const hills = (length: number, height: number) => (metres: number) =>
  metres < length / 3 ? 500 : 500 + height * Math.sin(((metres - length / 3) / 3000) * 2 * Math.PI)

/** An outing as its runner would run it by their own law. */
function simulateOuting(loi: Loi, length: number, { height = 60, seed = 'a' } = {}): Survey {
  const segment = simulateSegment({ length, altitude: hills(length, height), seed, wander: 1 })
  const survey = surveyTrack(makeTrack(segment))
  const athlete = { vma: 14, propre: { loi, ecarts: NO_ERRORS } }
  const prediction = predict(survey, athlete, { sol: 'route' })
  const { distances, seconds } = prediction?.clock ?? { distances: [], seconds: [] }
  let at = 0
  const time = segment.time.map((_, rank) => {
    const metres = (rank * survey.distance) / (segment.time.length - 1)
    while (at + 2 < distances.length && (distances[at + 1] ?? 0) < metres) at++
    const [from, to] = [distances[at] ?? 0, distances[at + 1] ?? 1]
    const share = (metres - from) / (to - from)
    const seconds_at = (seconds[at] ?? 0) + share * ((seconds[at + 1] ?? 0) - (seconds[at] ?? 0))
    return 1_700_000_000_000 + seconds_at * 1000
  })
  return surveyTrack(makeTrack({ ...segment, time }))
}

const measure = (survey: Survey, annees = 0) => {
  const moities = measureHalves(survey)
  if (!moities) throw new Error('An outing without times.')
  return { annees, moities }
}

describe('a simulated runner', () => {
  it('is found again within four hundredths, from thirty tracks with noise', () => {
    const loi = { ...LOI_GENERALE, montee: 1.14, descente: 1.18 }
    const sorties = Array.from({ length: 30 }, (_, rank) =>
      measure(simulateOuting(loi, 12_000 + 200 * rank, { seed: `runner ${rank}` })),
    )
    const found = calibrateRunner(sorties, [])
    expect(found.sorties).toBe(30)
    expect(Math.abs(found.loi.montee - loi.montee)).toBeLessThan(0.04)
    expect(Math.abs(found.loi.descente - loi.descente)).toBeLessThan(0.04)
    expect(found.facteurs.montee.bas).toBeLessThan(loi.montee)
    expect(found.facteurs.montee.haut).toBeGreaterThan(loi.montee)
  })

  it('of the law of everybody keeps it within two hundredths', () => {
    const sorties = Array.from({ length: 12 }, (_, rank) =>
      measure(simulateOuting(LOI_GENERALE, 12_000, { seed: `usual ${rank}` })),
    )
    const { loi } = calibrateRunner(sorties, [])
    expect(Math.abs(loi.montee - 1)).toBeLessThan(0.02)
    expect(Math.abs(loi.descente - 1)).toBeLessThan(0.02)
    expect(Math.abs(loi.fatigue - 1)).toBeLessThan(0.1)
  })

  it('who fades more is told so from long outings', () => {
    const fatigue = 1.5
    const loi = { ...LOI_GENERALE, fatigue }
    const read = (own: Loi) => {
      const sortie = measure(simulateOuting(own, 45_000))
      return calibrateRunner(Array(40).fill(sortie), []).loi.fatigue
    }
    expect(read(loi)).toBeGreaterThan(read(LOI_GENERALE) + 0.1)
    expect(read(loi)).toBeLessThanOrEqual(fatigue)
  })
})

describe('own law and predictions', () => {
  const survey = simulateOuting(LOI_GENERALE, 20_000, { height: 150 })
  const hilly = { distance: 20_000, denivele: 1000, temps: 7200, sol: 'sentier' } as const
  const at = (loi: Loi, results: [Performance] | null = null) => {
    const known = results ? { resultats: results } : { vma: 14 }
    const prediction = predict(survey, { ...known, propre: { loi, ecarts: NO_ERRORS } })
    return prediction ? lastOf(prediction.clock.seconds) : Number.NaN
  }

  it('that of everybody changes no prediction', () => {
    const plain = predict(survey, { vma: 14 })
    expect(at(LOI_GENERALE)).toBe(plain && lastOf(plain.clock.seconds))
  })

  it('a slow climber is slower on hills after a flat race, hardly after one as hilly', () => {
    const slow = { ...LOI_GENERALE, montee: 1.2 }
    const flat = { distance: 10_000, temps: 2400 }
    const ratio = (result: Performance) => at(slow, [result]) / at(LOI_GENERALE, [result])
    expect(ratio(flat)).toBeGreaterThan(1.05)
    expect(Math.abs(Math.log(ratio(hilly)))).toBeLessThan(Math.log(ratio(flat)) / 2)
  })

  it('a fade is of the way, and leaves the finish', () => {
    const tired = { ...LOI_GENERALE, fatigue: 1.5 }
    expect(at(tired)).toBeCloseTo(at(LOI_GENERALE), 6)
  })

  it('own errors set the interval: of four results at least', () => {
    const race = (temps: number, distance: number): Performance => ({ distance, temps })
    const results = [race(2400, 10_000), race(5300, 21_100), race(11_400, 42_195)]
    expect(calibrateRunner([], results).ecarts.dispersion).toBeNull()
    const steady = calibrateRunner([], [...results, race(2420, 10_000), race(5350, 21_100)])
    const wild = calibrateRunner([], [...results, race(3200, 10_000), race(6900, 21_100)])
    expect(steady.ecarts.dispersion).toBeLessThan(wild.ecarts.dispersion ?? 0)
    const widthOf = ({ loi, ecarts }: typeof wild) =>
      predict(survey, { resultats: [race(2400, 10_000)], propre: { loi, ecarts } })?.dispersion ?? 0
    expect(widthOf(steady)).toBeLessThan(widthOf(wild))
  })

  it('a result flattens by the own law, and by that of everybody where nothing is known', () => {
    expect(flattenDistance(hilly, { ...LOI_GENERALE, montee: 1.2 })).toBeGreaterThan(
      flattenDistance(hilly),
    )
    expect(flattenDistance(hilly, LOI_GENERALE)).toBe(flattenDistance(hilly))
  })
})

describe('halves of an outing', () => {
  it('hold its moving time and its effort, half in each', () => {
    const survey = simulateOuting(LOI_GENERALE, 20_000)
    const [first, second] = measureHalves(survey) ?? []
    const sum = (half: typeof first, key: 'effort' | 'secondes') =>
      half ? Object.values(half).reduce((all, cost) => all + cost[key], 0) : Number.NaN
    expect(sum(first, 'effort') / sum(second, 'effort')).toBeCloseTo(1, 1)
    expect(sum(first, 'secondes')).toBeLessThan(sum(second, 'secondes'))
  })

  it('of a file without altitudes or times are unknown', () => {
    const flat = simulateSegment({ length: 5000, speed: 3 })
    expect(measureHalves(surveyTrack(makeTrack(flat)))).toBeNull()
    const still = simulateSegment({ length: 5000, altitude: hills(5000, 50) })
    expect(measureHalves(surveyTrack(makeTrack(still)))).toBeNull()
  })

  it('a stop for a coffee changes no pace', () => {
    const survey = simulateOuting(LOI_GENERALE, 12_000)
    const [part] = survey.parts
    const stop = (segment: NonNullable<typeof part>['segment']) => ({
      ...segment,
      time: segment.time.map((time, rank) => (rank > 500 ? time + 1_800_000 : time)),
    })
    if (!part) throw new Error('No part.')
    const calm = calibrateRunner([measure(survey)], [])
    const rested = calibrateRunner([measure(surveyTrack(makeTrack(stop(part.segment))))], [])
    expect(Math.abs(rested.loi.montee - calm.loi.montee)).toBeLessThan(0.01)
  })
})

it('noise of a hundred outings leaves a factor within its interval', () => {
  const normal = seededNormal('noise')
  const sorties = Array.from({ length: 100 }, () => {
    const half = (noise: number) => ({
      montee: { effort: 3000, secondes: 1000 * 1.1 * Math.exp(noise) },
      plat: { effort: 3000, secondes: 1000 },
      descente: { effort: 0, secondes: 0 },
      entre: { effort: 0, secondes: 0 },
    })
    const noise = 0.15 * normal()
    return { annees: 0, moities: [half(noise), half(noise)] as const }
  })
  const { bas, haut, valeur } = calibrateRunner(sorties, []).facteurs.montee
  expect(bas).toBeLessThan(1.1)
  expect(haut).toBeGreaterThan(1.1)
  expect(Math.abs(valeur - 1.1)).toBeLessThan(0.03)
})
