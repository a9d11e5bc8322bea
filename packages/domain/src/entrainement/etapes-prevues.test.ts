import { expect, it } from 'vitest'
import { BLOCS_MAX } from './blocs.ts'
import { listEtapes } from './etapes-prevues.ts'
import type { SimpleStep, Step } from './step.ts'

const step: SimpleStep = {
  type: 'effort',
  fin: { type: 'temps', valeur: 60 },
  cible: { type: 'libre' },
}
const repeat = (fois: number, steps: readonly Step[]): Step => ({ type: 'repetition', fois, steps })

it('steps are unrolled, each with its place in the session and which time it is', () => {
  const steps = [step, repeat(2, [step, repeat(2, [step])])]
  const found = listEtapes(steps)?.map(
    ({ chemin, passage: { numero, total } }) => `${chemin.join('.')} ${numero}/${total}`,
  )
  expect(found).toEqual([
    '0 1/1',
    '1.0 1/2',
    '1.1.0 1/4',
    '1.1.0 2/4',
    '1.0 2/2',
    '1.1.0 3/4',
    '1.1.0 4/4',
  ])
})

it('no more steps are unrolled than a chart can show', () => {
  const many = (count: number) => listEtapes(Array.from({ length: count }, () => step))
  expect(many(BLOCS_MAX)).toHaveLength(BLOCS_MAX)
  expect(many(BLOCS_MAX + 1)).toBeNull()
  expect(listEtapes([])).toEqual([])
})
