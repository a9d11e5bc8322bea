import { isRepetition, type SimpleStep, type Step } from '@foulee/domain/entrainement/step'
import { countSteps, depthOf } from '@foulee/domain/entrainement/steps'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldSteps } from './fold-steps.ts'

const letter = (character: string): SimpleStep => ({
  type: 'effort',
  fin: { type: 'temps', valeur: character.charCodeAt(0) },
  cible: { type: 'libre' },
})
const flat = (text: string) => Array.from(text, letter)

/** `X 3(A B)`, as one reads it. */
const spell = (steps: readonly Step[]): string =>
  steps
    .map((step) => {
      if (isRepetition(step)) return `${step.fois}(${spell(step.steps)})`
      return String.fromCharCode(step.fin.type === 'temps' ? step.fin.valeur : 63)
    })
    .join(' ')

const unfold = (steps: readonly Step[]): Step[] =>
  steps.flatMap((step) =>
    isRepetition(step)
      ? Array.from({ length: step.fois }, () => unfold(step.steps)).flat()
      : [step],
  )

describe('folding', () => {
  it.each([
    ['', ''],
    ['A', 'A'],
    ['AB', 'A B'],
    ['AA', 'A A'],
    ['AAA', '3(A)'],
    ['ABAB', '2(A B)'],
    ['ABABA', '2(A B) A'],
    ['XABABABY', 'X 3(A B) Y'],
    ['XABABSABABSC', 'X 2(2(A B) S) C'],
    ['AABAAB', '2(A A B)'],
    ['AAABAAAB', '2(3(A) B)'],
    ['ABCABD', 'A B C A B D'],
    ['A'.repeat(150), '99(A) 51(A)'],
  ])('of %s', (text, expected) => {
    expect(spell(foldSteps(flat(text)))).toBe(expected)
  })

  it('goes no deeper than a session', () => {
    const steps = flat('AAABAAABCAAABAAABCDAAABAAABCAAABAAABCD')
    expect(Math.max(...foldSteps(steps).map(depthOf))).toBe(3)
    expect(unfold(foldSteps(steps))).toEqual(steps)
  })

  it('knows a step by what it asks, not by its number', () => {
    const steps = flat('AAA').map((step, index) => ({ ...step, id: index }))
    expect(spell(foldSteps(steps))).toBe('3(A)')
  })

  it('keeps apart what says something else', () => {
    const [step = letter('A')] = flat('A')
    expect(foldSteps([step, { ...step, commentaire: 'Souple' }, step])).toHaveLength(3)
  })

  it('changes nothing of what is done', () => {
    const letters = fc.array(fc.constantFrom('A', 'B', 'C'), { maxLength: 60 })
    fc.assert(
      fc.property(letters, (list) => {
        const steps = flat(list.join(''))
        const folded = foldSteps(steps)
        expect(unfold(folded)).toEqual(steps)
        expect(countSteps(folded)).toBeLessThanOrEqual(steps.length)
      }),
    )
  })
})
