import type { Cible, SimpleStep, Step } from '@foulee/domain/entrainement/step'
import { SPORTS } from '@foulee/domain/shared/sport'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madeSimpleFileSteps } from './made-file-steps.ts'
import { readWorkout } from './read-workout.ts'
import type { Workout } from './workout.ts'
import { writeWorkoutZwo } from './write-workout-zwo.ts'

const step = (cible: Cible, more: Partial<SimpleStep> = {}): SimpleStep => ({
  type: 'effort',
  fin: { type: 'temps', valeur: 60 },
  cible,
  ...more,
})
const watts = (min: number, max = min): Cible => ({ type: 'puissance', min, max })
const LIBRE: Cible = { type: 'libre' }
const workout = (...steps: Step[]): Workout => ({ titre: 'Côtes & bosses', sport: 'velo', steps })
const read = (text: string, ftp?: number) =>
  readWorkout(new TextEncoder().encode(text), 'x.zwo', ftp ? { ftp } : {})
const again = (workout: Workout, ftp?: number) =>
  read(writeWorkoutZwo(workout, ftp ? { ftp } : {}), ftp).steps

describe('a session in ZWO', () => {
  it('has watts as shares of the threshold, when it is given', () => {
    const text = writeWorkoutZwo(workout(step(watts(250))), { ftp: 200 })
    expect(text).toContain('<SteadyState Duration="60" Power="1.25"/>')
    expect(writeWorkoutZwo(workout(step(watts(250))))).toContain('message="250\u00a0W"')
  })

  it('keeps a series as one', () => {
    const series: Step = {
      type: 'repetition',
      fois: 8,
      commentaire: 'Souple',
      steps: [
        step(watts(300)),
        step(watts(100), { type: 'recuperation', fin: { type: 'temps', valeur: 30 } }),
      ],
    }
    const text = writeWorkoutZwo(workout(series), { ftp: 200 })
    expect(text).toContain(
      '<IntervalsT Repeat="8" OnDuration="60" OffDuration="30" OnPower="1.5" OffPower="0.5">' +
        '<textevent timeoffset="0" message="Souple"/></IntervalsT>',
    )
    expect(again(workout(series), 200)).toEqual([series])
  })

  const on = step(watts(300))
  const off = step(watts(100), { type: 'recuperation' })
  it.each<[string, SimpleStep[], number]>([
    ['an effort and a recovery', [on, off], 1],
    ['two efforts', [on, step(watts(100))], 0],
    ['two recoveries', [{ ...on, type: 'recuperation' }, off], 0],
    ['a warm-up and a recovery', [{ ...on, type: 'echauffement' }, off], 0],
    ['one step', [on], 0],
    ['three steps', [on, off, off], 0],
    ['an effort without a target', [step(LIBRE), off], 0],
    ['a recovery without a target', [on, { ...off, cible: LIBRE }], 0],
    ['an effort with words', [{ ...on, commentaire: 'Souple' }, off], 0],
    ['a recovery with words', [on, { ...off, commentaire: 'Souple' }], 0],
    ['an effort between two powers', [{ ...on, cible: watts(280, 300) }, off], 0],
    ['a recovery between two powers', [on, { ...off, cible: watts(80, 100) }], 0],
  ])('has a series, or writes it out, of %s', (_, inner, count) => {
    const text = writeWorkoutZwo(workout({ type: 'repetition', fois: 4, steps: inner }), {
      ftp: 200,
    })
    expect(text.split('<IntervalsT').length - 1).toBe(count)
    expect(text.match(/Duration="60"/g)?.length ?? 0).toBe(count ? 2 : 4 * inner.length)
  })

  it.each([
    ['velo', 'bike'],
    ['vtt', 'bike'],
    ['trail', 'run'],
  ] as const)('of %s is one of a %s', (sport, type) => {
    const text = writeWorkoutZwo({ ...workout(on), sport }, { ftp: 200 })
    expect(text).toContain(`<sportType>${type}</sportType>`)
    expect(text.includes('Power="1.5"')).toBe(type === 'bike')
  })

  it('writes out any other repetition', () => {
    const series: Step = { type: 'repetition', fois: 3, steps: [step(watts(300))] }
    expect(again(workout(series), 200)).toEqual(Array.from({ length: 3 }, () => step(watts(300))))
  })

  it('says its name, what it is and its sport', () => {
    const text = writeWorkoutZwo({ ...workout(step(LIBRE)), description: 'À faire <seul>' })
    expect(read(text)).toMatchObject({
      titre: 'Côtes & bosses',
      description: 'À faire <seul>',
      sport: 'velo',
    })
    expect(read(writeWorkoutZwo({ ...workout(step(LIBRE)), sport: 'trail' })).sport).toBe(
      'course_a_pied',
    )
  })

  it.each([
    ['a press', [step(LIBRE, { fin: { type: 'touche' } })], 'durée fixe'],
    [
      'times and distances',
      [step(LIBRE), step(LIBRE, { fin: { type: 'distance', valeur: 400 } })],
      'durée fixe',
    ],
    [
      'too many when written out',
      [
        {
          type: 'repetition',
          fois: 99,
          steps: Array.from({ length: 90 }, () => step(LIBRE)),
        } as const,
      ],
      '1000',
    ],
    ['none', [], 'aucune étape'],
  ])('has no steps with %s', (_, steps, words) => {
    expect(() => writeWorkoutZwo(workout(...steps))).toThrow(words)
  })

  it.each([
    ['a ramp of other watts', step(watts(200, 250), { commentaire: 'de 100 à 150\u00a0W' })],
    ['a ramp of these', step(watts(200, 250), { commentaire: 'de 250 à 200\u00a0W. Assis' })],
    ['a share in other words', step(LIBRE, { commentaire: '80,0\u00a0%\u00a0FTP' })],
    ['a share of a pace', step(LIBRE, { commentaire: '95\u00a0%\u00a0allure\u00a0Zwift\u00a02' })],
  ])('keeps what a person says: %s', (_, simpleStep) => {
    expect(again(workout(simpleStep), 200)).toEqual([simpleStep])
    expect(again({ ...workout(simpleStep), sport: 'course_a_pied' }, 200)).toEqual([simpleStep])
  })

  it('comes back with what ends each step, its target and its words', () => {
    const asDistance = (steps: readonly SimpleStep[]) =>
      steps.map((step, index) => ({
        ...step,
        fin: { type: 'distance', valeur: 100 + index } as const,
      }))
    const ftp = fc.option(fc.integer({ min: 100, max: 450 }), { nil: undefined })
    fc.assert(
      fc.property(madeSimpleFileSteps, ftp, fc.constantFrom(...SPORTS), (steps, ftp, sport) => {
        const input = asDistance(steps)
        const strip = (list: readonly Step[]) => list.map(({ type: _, ...step }) => step)
        expect(strip(again({ ...workout(...input), sport }, ftp))).toEqual(strip(input))
      }),
      { numRuns: 200 },
    )
  })
})
