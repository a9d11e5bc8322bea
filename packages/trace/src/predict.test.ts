import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getFatigueLoss } from './effort.ts'
import { type Athlete, holdDistance } from './endurance.ts'
import { type Conditions, predict, readPassage } from './predict.ts'
import { makeSegment, makeTrack, type Simulation, simulateTrack } from './simulated-track.ts'
import { cutStretches } from './stretches.ts'
import { readClimbs, surveyTrack } from './survey.ts'

const HOUR = 3600
const LEA: Athlete = { resultats: [{ distance: 10_000, temps: 2700 }] }
const ROAD: Conditions = { sol: 'route' }
const route = (simulation: Simulation) => surveyTrack(simulateTrack(simulation))
const flat = (length: number) => route({ length, spacing: 50, altitude: () => 100 })
const hills = (length: number, base = 400) =>
  route({ length, spacing: 25, altitude: (distance) => base + 150 * Math.sin(distance / 800) })

const MOUNTAIN = route({
  length: 101_000,
  spacing: 50,
  altitude: (distance) => 1500 + 450 * Math.sin(distance / 2400),
})

const predictFor = (
  survey: ReturnType<typeof surveyTrack>,
  conditions: Conditions = ROAD,
  athlete: Athlete = LEA,
) => {
  const prediction = predict(survey, athlete, conditions)
  if (!prediction) throw new Error('no prediction')
  return prediction
}

describe('the finish', () => {
  it('of what was run before is what it took', () => {
    expect(predictFor(flat(10_000)).p50).toBeCloseTo(2700, 0)
  })

  it.each([
    ['a marathon', flat(42_195), LEA, 3.45, 3.75],
    ['10 km with a VMA of 16', flat(10_000), { vma: 16 }, 0.67, 0.75],
    ['20 km in the hills', hills(20_000), LEA, 1.9, 2.8],
    [
      'a vertical kilometre',
      route({ length: 3600, altitude: (distance) => 900 + 0.28 * distance }),
      LEA,
      0.7,
      1,
    ],
    [
      '170 km and 10 000 m around a mountain',
      route({
        length: 170_000,
        spacing: 50,
        altitude: (distance) => 1700 + 500 * Math.sin(distance / 2700),
      }),
      LEA,
      30,
      42,
    ],
  ] as const)('of %s is what people run', (_label, survey, athlete, least, most) => {
    const { p50 } = predictFor(
      survey,
      _label.startsWith('170') ? { sol: 'sentier' } : ROAD,
      athlete,
    )
    expect(p50 / HOUR).toBeGreaterThan(least)
    expect(p50 / HOUR).toBeLessThan(most)
  })

  it('is later for every hardship', () => {
    const easy = predictFor(hills(20_000)).p50
    const harder: [string, number][] = [
      ['longer', predictFor(hills(21_000)).p50],
      ['on a path', predictFor(hills(20_000), { sol: 'sentier' }).p50],
      [
        'half on rock',
        predictFor(hills(20_000), { ...ROAD, surfaces: { rock: 0.5, asphalt: 0.5 } }).p50,
      ],
      [
        '5 km of sand',
        predictFor(hills(20_000), {
          ...ROAD,
          troncons: [{ debut: 5000, fin: 10_000, type: 'sand' }],
        }).p50,
      ],
      ['higher', predictFor(hills(20_000, 2400)).p50],
      [
        'with stops',
        predictFor(hills(20_000), { ...ROAD, arrets: [{ distance: 9000, duree: 300 }] }).p50,
      ],
      [
        'on slower days',
        predictFor(hills(20_000), {
          ...ROAD,
          calibration: { ratio: 1.1, dispersion: null, nombre: 1 },
        }).p50,
      ],
    ]
    for (const [label, later] of harder) expect(later, label).toBeGreaterThan(easy)
    const night = { heure_depart: 22 * HOUR, nuit: { debut: 21 * HOUR, fin: 6 * HOUR } }
    const byDay = predictFor(hills(20_000), { sol: 'sentier' }).p50
    expect(predictFor(hills(20_000), { sol: 'sentier', ...night }).p50 / byDay).toBeCloseTo(
      1.25 / 1.125,
      3,
    )
    expect(
      predictFor(hills(20_000), { sol: 'sentier', ...night, heure_depart: 9 * HOUR }).p50,
    ).toBe(byDay)
  })

  it.each([
    ['much the same effort', 104_000, 0.91],
    ['two thirds of it', 73_800, 1],
    ['a third of it', 33_000, 1.17],
  ])('in the mountains, from %s, is where real finishers were', (_label, distance, factor) => {
    const known = { distance, denivele: distance * 0.06, temps: 9 * HOUR, sol: 'sentier' } as const
    // Beside many like it the middle of a field counts for nothing.
    const many = Array.from({ length: 5000 }, () => known)
    const athlete: Athlete = { resultats: [known, ...many] }
    const { p50, distance_equivalente } = predictFor(MOUNTAIN, { sol: 'sentier' }, athlete)
    const [{ temps: riegel }] = holdDistance(athlete, distance_equivalente)
    const climbed = readClimbs(MOUNTAIN, MOUNTAIN.distance)?.denivele ?? 0
    const fresh = p50 / (1 + getFatigueLoss((MOUNTAIN.distance + 10 * climbed) / 1000))
    expect(fresh / riegel).toBeCloseTo(factor, 2)
  })

  it('of a route without length or points does not exist', () => {
    expect(predict(surveyTrack(makeTrack()), LEA)).toBeNull()
    expect(predict(surveyTrack(makeTrack(makeSegment([[5, 45]]))), LEA)).toBeNull()
  })
})

describe('a start in the dark', () => {
  const short = flat(120)
  const secondsAt = (conditions: Conditions) =>
    predictFor(short, { sol: 'sentier', ...conditions }).p50
  const byDay = secondsAt({})
  const at = (hours: number, minutes = 0) => hours * HOUR + minutes * 60
  const evening = { debut: at(21), fin: at(6) }
  const early = { debut: at(1), fin: at(5) }

  it.each<[string, Conditions, boolean]>([
    ['as night falls', { heure_depart: at(21), nuit: evening }, true],
    ['a minute before', { heure_depart: at(20, 59), nuit: evening }, false],
    ['a minute before dawn', { heure_depart: at(5, 59), nuit: evening }, true],
    ['at dawn', { heure_depart: at(6), nuit: evening }, false],
    ['on the next day', { heure_depart: at(45), nuit: evening }, true],
    ['as a night of the early hours begins', { heure_depart: at(1), nuit: early }, true],
    ['a minute before it', { heure_depart: at(0, 59), nuit: early }, false],
    ['a minute before its end', { heure_depart: at(4, 59), nuit: early }, true],
    ['at its end', { heure_depart: at(5), nuit: early }, false],
    ['where it is never dark', { heure_depart: at(3), nuit: { debut: at(3), fin: at(3) } }, false],
    ['at an unknown hour', { nuit: evening }, false],
    ['on an unknown day', { heure_depart: at(23) }, false],
    [
      'after a wait at the start until then',
      { heure_depart: at(20, 59), nuit: evening, arrets: [{ distance: 0, duree: 60 }] },
      true,
    ],
  ])('costs time: %s', (_label, conditions, isDark) => {
    const waited = conditions.arrets?.[0]?.duree ?? 0
    expect((secondsAt(conditions) - waited) / byDay).toBeCloseTo(isDark ? 1.25 / 1.125 : 1, 6)
  })

  it.each([
    ['before the start', -1, 0],
    ['at the start', 0, 60],
    ['on the way', 60, 60],
    ['beyond the finish', 130, 0],
  ])('a stop %s is counted or not', (_label, distance, waited) => {
    const stopped = secondsAt({ arrets: [{ distance, duree: 60 }] })
    expect(stopped - byDay).toBeCloseTo(waited, 6)
  })
})

describe('the interval', () => {
  const width = (conditions: Conditions, athlete: Athlete = LEA, survey = flat(20_000)) => {
    const { p20, p50, p80 } = predictFor(survey, conditions, athlete)
    expect(p20).toBeLessThan(p50)
    expect(p50).toBeLessThan(p80)
    return p80 / p20
  }

  it('is wider the less is known', () => {
    const known = width(ROAD)
    expect(width(ROAD, { vma: 15 })).toBeGreaterThan(known)
    expect(width(ROAD, { vma: 15, dispersion: 0.16 })).toBeGreaterThan(width(ROAD, { vma: 15 }))
    expect(width({ sol: 'technique' })).toBeGreaterThan(known)
    expect(width(ROAD, LEA, flat(80_000))).toBeGreaterThan(known)
    expect(width(ROAD, LEA, hills(20_000))).toBeGreaterThan(known)
    expect(width(ROAD, LEA, route({ length: 20_000 }))).toBeGreaterThan(known)
  })

  it('narrows with own results that agree, by a tenth at most', () => {
    const known = Math.log(width(ROAD))
    const own = (dispersion: number) =>
      Math.log(width({ ...ROAD, calibration: { ratio: 1, dispersion, nombre: 8 } }))
    expect(own(0) / known).toBeGreaterThan(0.88)
    expect(own(0)).toBeLessThan(own(0.03))
    expect(own(0.03)).toBeLessThan(known)
    expect(own(0.3)).toBeGreaterThan(known)
  })

  it('is two deviations of 0.84 wide: 13 % on either side in the mountains', () => {
    const known = { distance: 68_000, denivele: 4200, temps: 13.5 * HOUR, sol: 'sentier' } as const
    const prediction = predictFor(MOUNTAIN, { sol: 'sentier' }, { resultats: [known] })
    const { p20, p50, p80, dispersion, source } = prediction
    expect(source).toBe('mesure')
    expect(dispersion).toBeGreaterThan(0.14)
    expect(dispersion).toBeLessThan(0.16)
    expect(Math.log(p80 / p50)).toBeCloseTo(0.8416 * dispersion, 4)
    expect(Math.log(p50 / p20)).toBeCloseTo(0.8416 * dispersion, 4)
  })

  it.each<[string, ReturnType<typeof flat>, Athlete, string]>([
    ['a road', flat(20_000), LEA, 'hypothese'],
    ['hills of two hours', hills(20_000), LEA, 'voisine'],
    ['a level', hills(60_000), { vma: 15, dispersion: 0.16 }, 'hypothese'],
  ])('of %s says that it was not measured', (_label, survey, athlete, source) => {
    expect(predictFor(survey, ROAD, athlete).source).toBe(source)
  })
})

describe('passages', () => {
  const survey = hills(30_000)
  const prediction = predictFor(survey, {
    ...ROAD,
    arrets: [
      { distance: 15_000, duree: 600 },
      { distance: 30_000, duree: 999 },
    ],
  })

  it('begin at 0 and end at the finish, where nobody stops', () => {
    expect(readPassage(prediction, 0)).toEqual({ p20: 0, p50: 0, p80: 0 })
    expect(readPassage(prediction, survey.distance)).toEqual({
      p20: prediction.p20,
      p50: prediction.p50,
      p80: prediction.p80,
    })
  })

  it('come later farther on, a stop included where it is made', () => {
    const place = fc.double({ min: 0, max: 30_000, noNaN: true })
    fc.assert(
      fc.property(place, place, (a, b) => {
        const [near, far] = a < b ? [a, b] : [b, a]
        expect(readPassage(prediction, far).p50).toBeGreaterThanOrEqual(
          readPassage(prediction, near).p50,
        )
      }),
    )
    const stop = readPassage(prediction, 15_000).p50 - readPassage(prediction, 14_999).p50
    expect(stop).toBeGreaterThan(600)
    expect(stop).toBeLessThan(602)
  })

  it('slow down with fatigue', () => {
    const road = predictFor(flat(42_195))
    const half = readPassage(road, 42_195 / 2).p50
    expect(half / road.p50).toBeGreaterThan(0.46)
    expect(half / road.p50).toBeLessThan(0.495)
  })
})

describe('cutStretches', () => {
  it('cuts the whole route into pieces of 50 to 150 m', () => {
    fc.assert(
      fc.property(fc.double({ min: 120, max: 9000, noNaN: true }), (length) => {
        const survey = route({ length, spacing: length / 20 })
        const pieces = cutStretches(survey)
        expect(pieces.reduce((sum, { longueur }) => sum + longueur, 0)).toBeCloseTo(
          survey.distance,
          6,
        )
        for (const { longueur } of pieces) expect(Math.abs(longueur - 100)).toBeLessThanOrEqual(50)
      }),
    )
  })

  it.each<[string, Conditions, number]>([
    ['nothing known', {}, 0.08],
    ['tarmac', { sol: 'route' }, 0],
    ['shares', { surfaces: { asphalt: 0.5, path: 0.5 } }, 0.0625],
    ['shares that leave a rest', { surfaces: { asphalt: 0.5 }, sol: 'technique' }, 0.1],
    ['shares over the whole', { surfaces: { asphalt: 2, path: 2 } }, 0.0625],
    ['unknown', { surfaces: { unknown: 1 }, sol: 'piste' }, 0.04],
  ])('%s', (_label, ground, perte) => {
    expect(cutStretches(flat(1000), ground)[0]?.perte).toBeCloseTo(perte, 9)
  })
})
