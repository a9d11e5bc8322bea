import { describe, expect, it } from 'vitest'
import { findLieux, listLieux, withoutPlaces } from './lieux.ts'
import type { Step } from './step.ts'

const STADE = [5.7245, 45.1885] as const
const COTE = [5.74, 45.2] as const
const at = (valeur: number, position?: readonly [number, number]): Step => ({
  type: 'effort',
  fin: { type: 'temps', valeur },
  cible: { type: 'libre' },
  ...(position ? { position } : {}),
})
const STEPS: readonly Step[] = [
  at(1200),
  { type: 'repetition', fois: 6, steps: [at(45, COTE), at(90)] },
  at(600, STADE),
  at(60, COTE),
]

describe('the places of a session', () => {
  it('stand once each, numbered in the order in which one comes there', () => {
    expect(
      listLieux(STEPS).map(({ numero, position, etapes }) => [numero, position, etapes.length]),
    ).toEqual([
      [1, COTE, 2],
      [2, STADE, 1],
    ])
    expect(listLieux([at(60)])).toEqual([])
  })

  it.each([
    [0, []],
    [1, [1]],
    [2, [2]],
    [3, [1]],
  ])('are found for step %i: %j', (rank, numeros) => {
    const lieux = listLieux(STEPS)
    expect(findLieux(lieux, STEPS[rank] as Step).map(({ numero }) => numero)).toEqual(numeros)
  })

  it('leave with everything else in its place', () => {
    const bare = withoutPlaces(STEPS)
    expect(listLieux(bare)).toEqual([])
    expect(bare).toEqual([
      at(1200),
      { type: 'repetition', fois: 6, steps: [at(45), at(90)] },
      at(600),
      at(60),
    ])
  })
})
