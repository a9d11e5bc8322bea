import { listEtapes } from '@foulee/domain/entrainement/etapes-prevues'
import { madeSteps } from '@foulee/domain/entrainement/made-steps'
import type { Cible, Fin, SimpleStep, Step } from '@foulee/domain/entrainement/step'
import { SPORTS } from '@foulee/domain/shared/sport'
import fc from 'fast-check'
import FitParser from 'fit-file-parser'
import { describe, expect, it } from 'vitest'
import { decodeFit } from '../fit/decode-fit.ts'
import { DURATION, WORKOUT_STEP } from './fit-workout-profile.ts'
import { madeFileSteps } from './made-file-steps.ts'
import { readWorkoutFit } from './read-workout-fit.ts'
import type { Workout } from './workout.ts'
import { type WriteWorkoutOptions, writeWorkoutFit } from './write-workout-fit.ts'

const step = (
  fin: Fin,
  cible: Cible = { type: 'libre' },
  more: Partial<SimpleStep> = {},
): SimpleStep => ({
  type: 'effort',
  fin,
  cible,
  ...more,
})
const minutes = (count: number): Fin => ({ type: 'temps', valeur: count * 60 })
const metres = (valeur: number): Fin => ({ type: 'distance', valeur })
const touche: Fin = { type: 'touche' }
const workout = (...steps: Step[]): Workout => ({
  titre: 'Séance du mardi',
  sport: 'course_a_pied',
  steps,
})

const again = (workout: Workout, options?: WriteWorkoutOptions) =>
  readWorkoutFit(writeWorkoutFit(workout, options))

async function decode(workout: Workout, options?: WriteWorkoutOptions) {
  const bytes = new Uint8Array(writeWorkoutFit(workout, options))
  const { messages } = await new FitParser({ mode: 'list' }).parseAsync(bytes.buffer)
  const told = messages as Record<string, Record<string, unknown>[]>
  return {
    file: told.file_id?.[0],
    workout: told.workout?.[0],
    steps: (told.workout_step ?? []).map(({ message_index, ...fields }) => fields),
    indexes: (told.workout_step ?? []).map(({ message_index }) => message_index),
  }
}

describe('a session in FIT, decoded by another library', () => {
  const series = workout(
    step(minutes(20), { type: 'fc_max', min: 65, max: 75 }, { type: 'echauffement' }),
    {
      type: 'repetition',
      fois: 3,
      commentaire: 'Trois blocs',
      steps: [
        {
          type: 'repetition',
          fois: 8,
          steps: [
            step(metres(400), { type: 'allure', min: 225, max: 240 }),
            step(touche, undefined, { type: 'recuperation', commentaire: 'Trottiner' }),
          ],
        },
        step(minutes(3), { type: 'rpe', min: 2, max: 3 }, { type: 'recuperation' }),
      ],
    },
    step(minutes(10), { type: 'fc', min: 120, max: 135 }, { type: 'retour_au_calme' }),
    step(minutes(1), { type: 'puissance', min: 250, max: 270 }),
  )

  it('says what it is', async () => {
    const { file, workout } = await decode(series)
    expect(file).toEqual({
      type: 'workout',
      manufacturer: 'development',
      product: 0,
      serial_number: expect.any(Number),
      time_created: expect.any(Date),
    })
    expect(workout).toEqual({
      wkt_name: 'Séance du mardi',
      sport: 'running',
      sub_sport: 'generic',
      num_valid_steps: 8,
    })
  })

  it('has a number and a time of its own, the same each time', async () => {
    const identify = async (workout: Workout) => (await decode(workout)).file ?? {}
    const first = await identify(series)
    expect(await identify(series)).toEqual(first)
    const other = await identify({ ...series, titre: 'Séance du jeudi' })
    expect(other.serial_number).not.toBe(first.serial_number)
    expect(other.time_created).not.toEqual(first.time_created)
  })

  it('has its steps, and repetitions that go back to the first of them', async () => {
    const { steps, indexes } = await decode(series)
    expect(indexes).toMatchObject([0, 1, 2, 3, 4, 5, 6, 7].map((value) => ({ value })))
    expect(steps).toEqual([
      {
        duration_type: 'time',
        duration_value: 1_200_000,
        target_type: 'heart_rate',
        target_value: 0,
        custom_target_value_low: 65,
        custom_target_value_high: 75,
        intensity: 'warmup',
      },
      {
        duration_type: 'distance',
        duration_value: 40_000,
        target_type: 'speed',
        target_value: 0,
        custom_target_value_low: 4167,
        custom_target_value_high: 4444,
        intensity: 'active',
      },
      {
        duration_type: 'open',
        duration_value: 0,
        target_type: 'open',
        target_value: 0,
        intensity: 'recovery',
        wkt_step_name: 'Trottiner',
        notes: 'Trottiner',
      },
      {
        duration_type: 'repeat_until_steps_cmplt',
        duration_value: 1,
        target_type: 'open',
        target_value: 8,
      },
      {
        duration_type: 'time',
        duration_value: 180_000,
        target_type: 'open',
        target_value: 0,
        intensity: 'recovery',
        wkt_step_name: 'RPE\u00a02 à 3',
        notes: 'RPE\u00a02 à 3',
      },
      {
        duration_type: 'repeat_until_steps_cmplt',
        duration_value: 1,
        target_type: 'open',
        target_value: 3,
        wkt_step_name: 'Trois blocs',
        notes: 'Trois blocs',
      },
      {
        duration_type: 'time',
        duration_value: 600_000,
        target_type: 'heart_rate',
        target_value: 0,
        custom_target_value_low: 220,
        custom_target_value_high: 235,
        intensity: 'cooldown',
      },
      {
        duration_type: 'time',
        duration_value: 60_000,
        target_type: 'power',
        target_value: 0,
        custom_target_value_low: 1250,
        custom_target_value_high: 1270,
        intensity: 'active',
      },
    ])
  })

  it('follows a share of the VMA when it is known, and says it in words in any case', async () => {
    const input = workout(
      step(minutes(1), { type: 'vma', min: 95, max: 100 }, { commentaire: 'Relâché' }),
    )
    const words = '95 à 100\u00a0%\u00a0VMA. Relâché'
    expect((await decode(input)).steps).toMatchObject([{ target_type: 'open', notes: words }])
    expect((await decode(input, { vma: 18 })).steps).toMatchObject([
      {
        target_type: 'speed',
        custom_target_value_low: 4750,
        custom_target_value_high: 5000,
        notes: words,
      },
    ])
    expect(again(input, { vma: 18 }).steps).toEqual(input.steps)
  })

  it('has names that watches show, whole in the notes', async () => {
    const commentaire = 'Une côte assez raide, récupération en descente, très souple'
    const { steps, workout: named } = await decode({
      ...workout(step(touche, undefined, { commentaire })),
      titre: 'Côtes\nà la Croix-Rousse, montée de la Grande-Côte, jusqu’au boulevard',
    })
    expect(steps).toMatchObject([
      { wkt_step_name: 'Une côte assez raide, récup', notes: commentaire },
    ])
    expect(named?.wkt_name).toBe('Côtes à la Croix-Rousse, montée de la Grande-Côte, jusqu')
  })
})

const kindsOf = (steps: readonly Step[]): unknown[] =>
  steps.map((step) => {
    if (step.type === 'repetition') return [step.fois, ...kindsOf(step.steps)]
    const zone = step.cible.type === 'libre' ? undefined : step.cible.zone
    return [step.type, step.fin.type, step.cible.type, zone]
  })

describe('a session written and read back', () => {
  it('is the same, whatever it asks', () => {
    fc.assert(
      fc.property(
        madeFileSteps,
        fc.constantFrom(...SPORTS),
        fc.option(fc.integer({ min: 8, max: 24 }), { nil: undefined }),
        (steps, sport, vma) => {
          const read = again({ titre: 'Séance\u00a0: côtes', sport, steps }, vma ? { vma } : {})
          expect(read).toEqual({
            format: 'fit',
            titre: 'Séance\u00a0: côtes',
            description: '',
            sport,
            steps,
          })
        },
      ),
      { numRuns: 300 },
    )
  })

  it('loses nothing more, whatever a session may hold', () => {
    const steps = madeSteps.filter((list) => list.length > 0)
    fc.assert(
      fc.property(steps, fc.constantFrom(undefined, 15.5), (steps, vma) => {
        const options = vma ? { vma } : {}
        const once = again({ titre: 'Séance', sport: 'trail', steps }, options)
        expect(again(once, options).steps).toEqual(once.steps)
        expect(kindsOf(once.steps)).toEqual(kindsOf(steps))
      }),
      { numRuns: 300 },
    )
  })

  it.each([120, 180, 225, 333, 359, 600, 999, 1000, 1001, 1500, 1799, 1800])(
    'has a pace of %i s/km',
    (pace) => {
      const { steps } = workout(step(touche, { type: 'allure', min: pace, max: pace }))
      expect(again(workout(...steps)).steps).toEqual(steps)
    },
  )

  it.each([
    ['a share of the FTP', '88 à 95\u00a0%\u00a0FTP. Assis'],
    ['a share that a person wrote', '80,0\u00a0%\u00a0FTP'],
    ['a share of a pace', '95\u00a0%\u00a0allure\u00a0seuil'],
    ['more than FIT counts', '2000\u00a0%\u00a0FTP'],
    ['tenths of it', '57,5\u00a0%\u00a0FTP'],
    ['a ramp', 'de 70 à 30\u00a0%\u00a0FTP'],
    ['a zone of the watch', 'zone FC 3. Souple'],
  ])('has %s that a free step says', (_, commentaire) => {
    const { steps } = workout(step(touche, undefined, { commentaire }))
    expect(again(workout(...steps)).steps).toEqual(steps)
  })

  it('follows a share of the FTP and a zone, which have numbers in FIT', async () => {
    const { steps } = await decode(
      workout(
        step(touche, undefined, { commentaire: '88 à 95\u00a0%\u00a0FTP. Assis' }),
        step(touche, undefined, { commentaire: '57,5\u00a0%\u00a0FTP' }),
        step(touche, undefined, { commentaire: 'de 70 à 30\u00a0%\u00a0FTP. Assis' }),
        step(touche, undefined, { commentaire: 'zone puissance 3' }),
      ),
    )
    expect(steps).toMatchObject([
      {
        target_type: 'power',
        custom_target_value_low: 88,
        custom_target_value_high: 95,
        notes: 'Assis',
      },
      { custom_target_value_low: 58, custom_target_value_high: 58, notes: '57,5\u00a0%\u00a0FTP' },
      {
        custom_target_value_low: 30,
        custom_target_value_high: 70,
        notes: 'de 70 à 30\u00a0%\u00a0FTP. Assis',
      },
      { target_type: 'power', target_value: 3 },
    ])
  })

  it('has its words and a comment of many accents', () => {
    const { steps } = workout(
      step(touche, { type: 'rpe', min: 3, max: 4 }, { commentaire: 'é'.repeat(110) }),
    )
    expect(again(workout(...steps)).steps).toEqual(steps)
  })

  it('loses its end where it has more bytes than FIT takes', () => {
    const commentaire = '🏃'.repeat(100)
    const [read] = again(workout(step(touche, undefined, { commentaire }))).steps
    expect(read?.commentaire).toBe('🏃'.repeat(63))
  })
})

describe('a session that no watch takes', () => {
  const many = Array.from({ length: 101 }, () => step(touche))
  const deep: Step = {
    type: 'repetition',
    fois: 2,
    steps: [
      {
        type: 'repetition',
        fois: 2,
        steps: [{ type: 'repetition', fois: 2, steps: [step(touche)] }],
      },
    ],
  }
  it.each([
    ['without steps', [], /aucune étape/],
    ['with too many', many, /101.étapes/],
    ['too deep', [deep], /imbriquées/],
    ['with an empty repetition', [{ type: 'repetition', fois: 2, steps: [] } as const], /vide/],
    [
      'repeated 10 000 times',
      [{ type: 'repetition', fois: 10_000, steps: [step(touche)] } as const],
      /10000.fois/,
    ],
    ['of two days', [step(minutes(2880))], /plus d’un jour/],
    ['of nothing', [step(metres(Number.NaN))], /moins de 10.m/],
  ])('is refused: %s', (_, steps, message) => {
    expect(() => writeWorkoutFit(workout(...steps))).toThrow(message)
  })
})

it('steps are numbered like the laps of a watch', () => {
  fc.assert(
    fc.property(madeSteps, (steps) => {
      const etapes = listEtapes(steps)
      if (!etapes?.length) return
      const numbers = listStepNumbers(writeWorkoutFit(workout(...steps)))
      expect([...new Set(etapes.map(({ index }) => index))]).toEqual(numbers)
    }),
    { numRuns: 50 },
  )
})

function listStepNumbers(bytes: Uint8Array): number[] {
  const numbers: number[] = []
  decodeFit(
    bytes,
    (message) => {
      if (message.number !== WORKOUT_STEP.number) return
      if (message.value(WORKOUT_STEP.durationType) === DURATION.repeatSteps) return
      numbers.push(message.value(WORKOUT_STEP.index))
    },
    () => undefined,
  )
  return numbers
}
