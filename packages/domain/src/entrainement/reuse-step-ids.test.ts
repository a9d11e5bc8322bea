import { describe, expect, it } from 'vitest'
import { listPlaced } from './lieux.ts'
import { readRaccourci } from './raccourci-read.ts'
import { writeRaccourci } from './raccourci-write.ts'
import { reuseIds } from './reuse-step-ids.ts'
import { isRepetition, type SimpleStep, type Step } from './step.ts'
import { listStepIds } from './steps.ts'

const read = (texte: string): readonly Step[] => {
  const answer = readRaccourci(texte)
  if ('refus' in answer) throw new Error(answer.refus.message)
  return answer.steps
}

/** Sequential ids, and a distinct location per simple step. */
function place(steps: readonly Step[], next = { id: 1 }): Step[] {
  return steps.map((step): Step => {
    const id = next.id++
    if (isRepetition(step)) return { ...step, id, steps: place(step.steps, next) }
    return { ...step, id, position: [id, 45] }
  })
}

const reverse = (value: object) => Object.fromEntries(Object.entries(value).reverse())

/** « 400 m@2 » per located step: the longitude is its former id. */
const summarizePlaced = (steps: readonly Step[]) =>
  listPlaced(steps).map(
    (step) => `${writeRaccourci([step]).replaceAll('\u00a0', ' ')}@${step.position[0]}`,
  )

describe('data absent from the shorthand', () => {
  it.each([
    ['the same again', "20' EF + 400 m", ["20' EF@1", '400 m@2']],
    ['one rewritten', "20' EF + 500 m", ["20' EF@1", '500 m@2']],
    ['one put before', "5' + 20' EF + 400 m", ["20' EF@1", '400 m@2']],
    ['one put between', "20' EF + 3 km + 400 m", ["20' EF@1", '400 m@2']],
    ['one put behind', "20' EF + 400 m + 5'", ["20' EF@1", '400 m@2']],
    ['one taken away', '400 m', ['400 m@2']],
    ['both exchanged', "400 m + 20' EF", ['400 m@2', "20' EF@1"]],
    ['all taken away', '', []],
  ])('%s', (_, texte, wanted) => {
    const before = place(read("20' EF + 400 m"))
    expect(summarizePlaced(reuseIds(texte ? read(texte) : [], before))).toEqual(wanted)
  })

  it('is kept for each of two identical steps', () => {
    const before = place(read('400 m + 200 m + 400 m'))
    expect(summarizePlaced(reuseIds(read('400 m + 400 m'), before))).toEqual(['400 m@1', '400 m@3'])
  })

  it.each([
    ['the last of its kind', '400 m + 200 m + 400 m', '1 km + 400 m', ['1 km@1', '400 m@3']],
    ['the first of its kind', '400 m + 200 m + 400 m', '400 m', ['400 m@1']],
    ['one of two in a row', '400 m + 400 m', '400 m', ['400 m@1']],
  ])('stays with %s', (_, was, said, wanted) => {
    expect(summarizePlaced(reuseIds(read(said), place(read(was))))).toEqual(wanted)
  })

  it.each([
    ['its target', '400 m à 80-85 % VMA + 400 m à 95-100 % VMA'],
    ['whether it has a target', '400 m + 400 m à 95-100 % VMA'],
    ['its words', '400 m « en côte » + 400 m « souple »'],
    ['what it repeats', '4x(400 m) + 4x(200 m)'],
    ['how often it is repeated', '4x(400 m) + 8x(400 m)'],
  ])('follows a step that is moved, known by %s', (_, was) => {
    const before = place(read(was))
    const ids = (steps: readonly Step[]) => steps.map(({ id }) => id)
    const said = read(was.split(' + ').toReversed().join(' + '))
    expect(ids(reuseIds(said, before))).toEqual(ids(before).toReversed())
  })

  it('within a repetition that changed, its steps keep theirs', () => {
    const before = place(read("8x(400 m + 1') + 10' RC"))
    const kept = reuseIds(read("10x(400 m + 1'30) + 10' RC"), before)
    expect(listStepIds(kept)).toEqual([1, 2, 3, 4])
    expect(listPlaced(kept).map(({ position }) => position[0])).toEqual([2, 3, 4])
  })

  it('is known again however its values are ordered', () => {
    const [step] = place(read('400 m à 95-100 % VMA'))
    const { fin, cible, ...rest } = step as SimpleStep
    const stored = { cible: reverse(cible), fin: reverse(fin), ...rest } as Step
    const kept = reuseIds(read("5' + 400 m à 95-100 % VMA"), [stored])
    expect(kept.map(({ id }) => id)).toEqual([undefined, 1])
  })

  it('is not taken from a repetition by a single step', () => {
    const before = place(read('8x400 m'))
    expect(reuseIds(read('5 km'), before)).toEqual(read('5 km'))
  })
})
