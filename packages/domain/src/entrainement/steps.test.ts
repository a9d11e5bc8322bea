import { describe, expect, it } from 'vitest'
import type { SimpleStep, Step } from './step.ts'
import { findStep, insertStep, removeStep, replaceStep } from './steps.ts'

const effort = (id?: number, seconds = 60): SimpleStep => ({
  ...(id !== undefined && { id }),
  type: 'effort',
  fin: { type: 'temps', valeur: seconds },
  cible: { type: 'libre' },
})
const times = (id: number | undefined, ...steps: Step[]): Step => ({
  ...(id !== undefined && { id }),
  type: 'repetition',
  fois: 2,
  steps,
})

const SESSION = Object.freeze([
  effort(1),
  times(2, effort(3), times(4, effort(5))),
  effort(6),
  times(undefined, effort(7)),
])
/** `1 2(3 4(5)) 6 ?(7)` */
function outline(steps: readonly Step[]): string {
  const said = steps.map((step) => {
    const id = step.id ?? '?'
    return step.type === 'repetition' ? `${id}(${outline(step.steps)})` : id
  })
  return said.join(' ')
}
const outlineOrNull = (steps: readonly Step[] | null) => (steps === null ? null : outline(steps))

describe('a step by its id', () => {
  it.each([
    [1, null, 0],
    [2, null, 1],
    [3, 2, 0],
    [5, 4, 0],
    [6, null, 2],
    [7, undefined, 0],
  ])('%d', (id, parent, ordre) => {
    const found = findStep(SESSION, id)
    expect(found?.step.id).toBe(id)
    expect(found?.parent === null ? null : found?.parent?.id).toBe(parent)
    expect(found?.ordre).toBe(ordre)
  })
  it('is null for an unknown id', () => {
    expect(findStep(SESSION, 8)).toBeNull()
    expect(findStep([], 1)).toBeNull()
  })
})

describe('a step put in', () => {
  it.each([
    [null, 0, '9 1 2(3 4(5)) 6 ?(7)'],
    [null, 2, '1 2(3 4(5)) 9 6 ?(7)'],
    [null, 99, '1 2(3 4(5)) 6 ?(7) 9'],
    [null, -1, '9 1 2(3 4(5)) 6 ?(7)'],
    [2, 1, '1 2(3 9 4(5)) 6 ?(7)'],
    [4, 1, '1 2(3 4(5 9)) 6 ?(7)'],
    [4, undefined, '1 2(3 4(5 9)) 6 ?(7)'],
    [3, 0, null],
    [8, 0, null],
  ])('in %j at %d', (parent, ordre, wanted) => {
    expect(outlineOrNull(insertStep(SESSION, { parent, ordre, step: effort(9) }))).toBe(wanted)
  })
})

describe('a step replaced', () => {
  it('keeps its place and its id', () => {
    const replaced = replaceStep(SESSION, 5, effort(9, 30))
    expect(outlineOrNull(replaced)).toBe('1 2(3 4(5)) 6 ?(7)')
    expect(replaced && findStep(replaced, 5)?.step).toEqual(effort(5, 30))
    expect(outlineOrNull(replaceStep(SESSION, 2, effort(undefined)))).toBe('1 2 6 ?(7)')
    expect(replaceStep(SESSION, 8, effort(9))).toBeNull()
  })
})

describe('a step taken out', () => {
  it.each([
    [1, '2(3 4(5)) 6 ?(7)'],
    [2, '1 6 ?(7)'],
    [3, '1 2(4(5)) 6 ?(7)'],
    [5, '1 2(3) 6 ?(7)'],
    [7, '1 2(3 4(5)) 6'],
    [8, null],
  ])('%d', (id, wanted) => {
    expect(outlineOrNull(removeStep(SESSION, id))).toBe(wanted)
  })
  it('takes along all that it leaves empty', () => {
    expect(removeStep([times(1, times(2, effort(3)))], 3)).toEqual([])
  })
})

it('edits of steps leave their input and the unchanged branches identical', () => {
  const before = JSON.stringify(SESSION)
  const inserted = insertStep(SESSION, { parent: null, ordre: 0, step: effort(9) })
  expect(inserted?.[2]).toBe(SESSION[1])
  replaceStep(SESSION, 5, effort(9))
  removeStep(SESSION, 5)
  expect(JSON.stringify(SESSION)).toBe(before)
})
