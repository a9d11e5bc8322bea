import { countSteps } from '@foulee/domain/entrainement/steps'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MadeDefinition, madeDefinition, madeFile, madeMessage } from '../fit/made-fit.ts'
import { TraceError } from '../track.ts'
import { madeFileSteps } from './made-file-steps.ts'
import { readWorkoutFit } from './read-workout-fit.ts'
import { writeWorkoutFit } from './write-workout-fit.ts'

const ENUM = 0
const STRING = 7
const UINT16 = 0x84
const UINT32 = 0x86
const NONE = 0xffffffff

const FILE_ID: MadeDefinition = { local: 0, message: 0, fields: [[0, 1, ENUM]] }
const WORKOUT: MadeDefinition = {
  local: 1,
  message: 26,
  fields: [
    [4, 1, ENUM],
    [6, 2, UINT16],
    [8, 20, STRING],
  ],
}
const STEP: MadeDefinition = {
  local: 2,
  message: 27,
  fields: [
    [254, 2, UINT16],
    [0, 20, STRING],
    [1, 1, ENUM],
    [2, 4, UINT32],
    [3, 1, ENUM],
    [4, 4, UINT32],
    [5, 4, UINT32],
    [6, 4, UINT32],
    [7, 1, ENUM],
    [8, 40, STRING],
  ],
}

type Made = {
  index?: number
  name?: string
  end?: readonly [type: number, value: number]
  target?: readonly [type: number, value: number, low?: number, high?: number]
  intensity?: number
  notes?: string
}
const made = ({
  index = 0,
  name = '',
  end = [5, 0],
  target = [2, 0],
  intensity = 0,
  notes = '',
}: Made) => {
  const [type, value, low = NONE, high = NONE] = target
  return madeMessage(STEP, [index, name, ...end, type, value, low, high, intensity, notes])
}
const run = (index: number): Made => ({ index, end: [0, 60_000 + index * 1000] })
const repeat = (index: number, first: number, fois: number): Made => ({
  index,
  end: [6, first],
  target: [2, fois],
})

const session = (steps: readonly Made[], announced = steps.length, type = 5) =>
  madeFile([
    madeDefinition(FILE_ID),
    madeMessage(FILE_ID, [type]),
    madeDefinition(WORKOUT),
    madeMessage(WORKOUT, [1, announced, 'Fractionné']),
    madeDefinition(STEP),
    ...steps.map(made),
  ])
const read = (...steps: Made[]) => readWorkoutFit(session(steps)).steps
const minutes = (...steps: Made[]) =>
  JSON.stringify(read(...steps), (_, value) => {
    if (value?.type === 'repetition') return [value.fois, ...value.steps]
    return value?.fin ? value.fin.valeur - 60 : value
  })

const refusalOf = (bytes: Uint8Array): [string, string] => {
  try {
    readWorkoutFit(bytes)
  } catch (error) {
    if (error instanceof TraceError) return [error.code, error.message]
    throw error
  }
  return ['lu', '']
}

describe('the end of a step', () => {
  it.each([
    ['milliseconds', [0, 90_500], { type: 'temps', valeur: 91 }, undefined],
    ['less than a second', [0, 200], { type: 'temps', valeur: 1 }, undefined],
    ['centimetres', [1, 36_576], { type: 'distance', valeur: 366 }, undefined],
    ['a press', [5, 0], { type: 'touche' }, undefined],
    ['no time', [0, 0], { type: 'touche' }, undefined],
    ['nothing', [0, NONE], { type: 'touche' }, undefined],
    ['beats', [2, 225], { type: 'touche' }, 'jusqu’à moins de 125\u00a0bpm'],
    ['% of the heart', [3, 80], { type: 'touche' }, 'jusqu’à plus de 80\u00a0%\u00a0FC\u00a0max'],
    ['calories', [4, 300], { type: 'touche' }, 'jusqu’à 300\u00a0kcal'],
    ['watts', [15, 1250], { type: 'touche' }, 'jusqu’à plus de 250\u00a0W'],
    ['what nobody knows', [99, 3], { type: 'touche' }, undefined],
  ] as const)('is %s', (_, end, fin, commentaire) => {
    expect(read({ end })).toEqual([
      { type: 'effort', fin, cible: { type: 'libre' }, ...(commentaire ? { commentaire } : {}) },
    ])
  })
})

describe('the target of a step', () => {
  const LIBRE = { type: 'libre' }
  it.each([
    ['speeds', [0, 0, 4167, 4444], { type: 'allure', min: 225, max: 240 }, undefined],
    ['the wrong way round', [0, 0, 4444, 4167], { type: 'allure', min: 225, max: 240 }, undefined],
    ['a speed of a bicycle', [0, 0, 10_000, 11_000], LIBRE, '36 à 39,6\u00a0km/h'],
    ['no speed', [0, 0, 0, 0], LIBRE, undefined],
    ['% of the heart', [1, 0, 65, 75], { type: 'fc_max', min: 65, max: 75 }, undefined],
    ['all of the heart', [1, 0, 95, 100], { type: 'fc_max', min: 95, max: 100 }, undefined],
    ['the most', [1, 0, 100, 100], { type: 'fc_max', min: 100, max: 100 }, undefined],
    ['beats', [1, 0, 240, 255], { type: 'fc', min: 140, max: 155 }, undefined],
    ['beats of nobody', [1, 0, 700, 900], LIBRE, '600 à 800\u00a0bpm'],
    ['one end', [1, 0, 240, NONE], { type: 'fc', min: 140, max: 140 }, undefined],
    ['a zone', [1, 3], LIBRE, 'zone FC 3'],
    ['watts', [4, 0, 1250, 1270], { type: 'puissance', min: 250, max: 270 }, undefined],
    ['watts over 3 s', [7, 0, 1250, 1270], { type: 'puissance', min: 250, max: 270 }, undefined],
    ['a share of the FTP', [4, 0, 88, 95], LIBRE, '88 à 95\u00a0%\u00a0FTP'],
    ['a cadence', [3, 0, 85, 95], LIBRE, 'cadence 85 à 95'],
    ['open', [2, 0], LIBRE, undefined],
    ['what nobody knows', [77, 3, 4, 5], LIBRE, undefined],
    ['nothing', [255, NONE], LIBRE, undefined],
  ] as const)('is %s', (_, target, cible, commentaire) => {
    expect(read({ target })).toEqual([
      { type: 'effort', fin: { type: 'touche' }, cible, ...(commentaire ? { commentaire } : {}) },
    ])
  })

  it.each([
    ['RPE 6 à 7', [2, 0], { type: 'rpe', min: 6, max: 7 }, undefined],
    ['95 % VMA. Souple', [2, 0], { type: 'vma', min: 95, max: 95 }, 'Souple'],
    ["4'30/km", [2, 0], { type: 'allure', min: 270, max: 270 }, undefined],
    ['150 bpm', [2, 0], { type: 'fc', min: 150, max: 150 }, undefined],
    // A watch follows the numbers: words of another kind do not replace them.
    ['RPE 6', [1, 0, 240, 255], { type: 'fc', min: 140, max: 155 }, 'RPE 6'],
    ['RPE 16', [2, 0], LIBRE, 'RPE 16'],
    ['RPE 6 puis 7', [2, 0], LIBRE, 'RPE 6 puis 7'],
    ['150 à 140 bpm', [2, 0], LIBRE, '150 à 140 bpm'],
  ] as const)('is said by the notes %s', (notes, target, cible, commentaire) => {
    expect(read({ notes, target })).toEqual([
      { type: 'effort', fin: { type: 'touche' }, cible, ...(commentaire ? { commentaire } : {}) },
    ])
  })
})

describe('the words of a step', () => {
  it.each([
    ['Footing', '', 'Footing'],
    ['', 'Souple', 'Souple'],
    ['Souple', 'Souple et relâché', 'Souple et relâché'],
    ['Footing', 'Souple', 'Footing. Souple'],
    ['  a\nb ', '', 'a b'],
  ])('are its name %j and its notes %j', (name, notes, commentaire) => {
    expect(read({ name, notes })).toMatchObject([{ commentaire }])
  })

  it.each([
    [0, 'effort'],
    [1, 'recuperation'],
    [2, 'echauffement'],
    [3, 'retour_au_calme'],
    [4, 'recuperation'],
    [5, 'effort'],
    [255, 'effort'],
  ])('have the intensity %i', (intensity, type) => {
    expect(read({ intensity })).toMatchObject([{ type }])
  })
})

describe('repetitions', () => {
  it.each([
    ['[0,[8,1,2],4]', [run(0), run(1), run(2), repeat(3, 1, 8), run(4)]],
    ['[[3,[8,0,1],3]]', [run(0), run(1), repeat(2, 0, 8), run(3), repeat(4, 0, 3)]],
    ['[[2,[3,0]]]', [run(0), repeat(1, 0, 3), repeat(2, 0, 2)]],
    ['[0,1]', [run(0), run(1), repeat(2, 0, 1)]],
    ['[0,[8,1]]', [repeat(2, 1, 8), run(1), run(0)]],
    // Indexes with gaps, and without any.
    ['[[2,0,10]]', [run(0), run(10), repeat(20, 0, 2)]],
    ['[[2,0,0]]', [run(0), run(0), repeat(0, 0, 2)]],
  ])('are %s', (expected, steps) => {
    expect(minutes(...steps)).toBe(expected)
  })

  it.each([
    ['forward', [run(0), repeat(1, 2, 3), run(2)], 'quelles étapes'],
    ['to itself', [run(0), repeat(1, 1, 3)], 'quelles étapes'],
    ['to nowhere', [run(0), repeat(1, 77, 3)], 'quelles étapes'],
    ['to nothing', [run(0), repeat(1, NONE, 3)], 'quelles étapes'],
    ['into another', [run(0), run(1), repeat(2, 0, 3), repeat(3, 1, 2)], 'quelles étapes'],
    ['0 times', [run(0), repeat(1, 0, 0)], 'se fait 0\u00a0fois'],
    ['10 000 times', [run(0), repeat(1, 0, 10_000)], 'se fait 10000\u00a0fois'],
    ['times unknown', [run(0), repeat(1, 0, NONE)], 'nombre inconnu'],
    [
      'on four levels',
      [run(0), repeat(1, 0, 2), repeat(2, 0, 2), repeat(3, 0, 2)],
      'imbriquées sur plus de 3\u00a0niveaux',
    ],
    ['of nothing but itself', [repeat(0, 0, 2)], 'quelles étapes'],
    [
      'until a time',
      [run(0), { index: 1, end: [7, 0], target: [2, 60_000] } as Made],
      'nombre de fois',
    ],
  ])('are refused: %s', (_, steps, words) => {
    const [code, message] = refusalOf(session(steps))
    expect(code).toBe('fichier_illisible')
    expect(message).toContain(words)
  })
})

describe('a file', () => {
  const whole = session([run(0), run(1)])

  it('has a name and a sport', () => {
    expect(readWorkoutFit(whole)).toMatchObject({ titre: 'Fractionné', sport: 'course_a_pied' })
  })

  it.each([0, 1, 900, 0xffff])('is not believed when it announces %i steps', (announced) => {
    expect(readWorkoutFit(session([run(0), run(1)], announced)).steps).toHaveLength(2)
  })

  it('gives its first session', () => {
    const both = new Uint8Array([...whole, ...session([run(5)])])
    expect(readWorkoutFit(both).steps).toHaveLength(2)
  })

  it('is folded when it was written out', () => {
    const flat = Array.from({ length: 120 }, (_, index) => ({ ...run(index % 2), index }))
    expect(minutes(...flat)).toBe('[[60,0,1]]')
  })

  it.each([
    ['an activity', session([], 0, 4), 'sans_trace'],
    ['without a step', session([]), 'sans_trace'],
    ['cut', whole.slice(0, -12), 'fichier_tronque'],
    ['nothing', new Uint8Array(0), 'sans_trace'],
    [
      '101 other steps',
      session(Array.from({ length: 101 }, (_, index) => run(index))),
      'trop_de_points',
    ],
    [
      '6000 steps',
      session(Array.from({ length: 6000 }, (_, index) => run(index))),
      'trop_de_points',
    ],
    ['a step of two days', session([{ end: [0, 172_800_000] }]), 'fichier_illisible'],
    ['a step of 2 metres', session([{ end: [1, 200] }]), 'fichier_illisible'],
  ])('is refused: %s', (_, bytes, code) => {
    expect(refusalOf(bytes)[0]).toBe(code)
  })

  it('is not read to its end when it is an attack', () => {
    const many = session(Array.from({ length: 6000 }, (_, index) => run(index)))
    expect(refusalOf(many)[1]).toContain('5001\u00a0étapes')
    const deep = [run(0), ...Array.from({ length: 4000 }, (_, index) => repeat(index + 1, 0, 2))]
    expect(refusalOf(session(deep))[1]).toContain('imbriquées')
  })

  it('is refused in words or read, however it was damaged', () => {
    const place = fc.tuple(fc.nat(), fc.nat(255))
    fc.assert(
      fc.property(
        madeFileSteps,
        fc.array(place, { minLength: 1, maxLength: 8 }),
        (steps, places) => {
          const bytes = writeWorkoutFit({ titre: 'Séance', sport: 'trail', steps })
          for (const [at, byte] of places) bytes[at % bytes.length] = byte
          const [code, message] = refusalOf(bytes)
          if (code === 'lu')
            expect(countSteps(readWorkoutFit(bytes).steps)).toBeLessThanOrEqual(100)
          else expect(message).not.toBe('')
        },
      ),
      { numRuns: 500 },
    )
  })
})
