import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madeSteps } from './made-steps.ts'
import type { Cible, Fin, SimpleStep, Step } from './step.ts'
import { checkSteps } from './steps.ts'

const effort = (changes: Partial<SimpleStep> = {}): SimpleStep => ({
  type: 'effort',
  fin: { type: 'temps', valeur: 60 },
  cible: { type: 'libre' },
  ...changes,
})
const times = (fois: number, ...steps: Step[]): Step => ({ type: 'repetition', fois, steps })
const fin = (type: 'temps' | 'distance', valeur: number) => effort({ fin: { type, valeur } as Fin })
const cible = (value: Cible) => effort({ cible: value })

describe('what is wrong with steps, and where', () => {
  it.each<[string, Step[], string[]]>([
    ['nothing in no steps', [], []],
    ['nothing in good ones', [effort(), times(2, times(99, effort()))], []],
    ['no time', [fin('temps', 0)], ['0 fin']],
    ['more than a day', [fin('temps', 86_401)], ['0 fin']],
    ['too short', [effort(), fin('distance', 9)], ['1 fin']],
    ['too far', [fin('distance', 300_001)], ['0 fin']],
    ['no number', [fin('temps', Number.NaN)], ['0 fin']],
    ['never', [times(0, effort())], ['0 fois']],
    ['once', [times(1, effort())], ['0 fois']],
    ['ten thousand times', [times(10_000, effort())], ['0 fois']],
    ['two and a half times', [times(2.5, effort())], ['0 fois']],
    ['minus two times', [times(-2, effort())], ['0 fois']],
    ['nothing to repeat', [effort(), times(3)], ['1 steps']],
    ['too deep', [times(2, times(2, times(2, fin('temps', 0))))], ['0.0.0 steps']],
    // Steps below the maximum depth are not counted.
    [
      'too many too deep',
      [times(2, times(2, times(2, ...Array.from({ length: 101 }, () => effort()))))],
      ['0.0.0 steps'],
    ],
    ['the wrong way round', [cible({ type: 'vma', min: 90, max: 80 })], ['0 cible']],
    ['too hard', [cible({ type: 'fc_max', min: 90, max: 101 })], ['0 cible']],
    ['an unknown zone', [cible({ type: 'vma', min: 60, max: 70, zone: 'Z9' })], ['0 cible']],
    [
      'a zone in other letters',
      [cible({ type: 'vma', min: 65, max: 75, zone: 'ef' })],
      ['0 cible'],
    ],
    ['nowhere', [effort({ position: [2, 91] })], ['0 position']],
    ['too long a comment', [effort({ commentaire: 'a'.repeat(201) })], ['0 commentaire']],
    // A copied step keeps its id until stored.
    ['nothing in copies', [effort({ id: 4 }), times(2, effort({ id: 4 }))], []],
    [
      'several at once',
      [times(1, effort(), fin('temps', 0)), cible({ type: 'rpe', min: 0, max: 11 })],
      ['0 fois', '0.1 fin', '1 cible'],
    ],
    ['too many', Array.from({ length: 101 }, () => fin('temps', 0)), [' steps']],
    ['too many in all', [times(2, ...Array.from({ length: 100 }, () => effort()))], [' steps']],
  ])('%s', (_name, steps, wanted) => {
    const problems = checkSteps(steps)
    expect(problems.map(({ chemin, champ }) => `${chemin.join('.')} ${champ}`)).toEqual(wanted)
    for (const { message } of problems) expect(message).toMatch(/^\p{Lu}.*\.$/u)
  })

  it('is nothing for any steps within the limits', () => {
    fc.assert(fc.property(madeSteps, (steps) => checkSteps(steps).length === 0))
  })

  it('is found without a stack overflow in ten thousand nested repetitions', () => {
    let step: Step = effort()
    for (let level = 0; level < 10_000; level += 1) step = times(2, step)
    expect(checkSteps([step])).toHaveLength(1)
  })
})
