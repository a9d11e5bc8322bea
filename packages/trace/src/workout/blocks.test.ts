import { describe, expect, it } from 'vitest'
import { assignTypes, type Block, stepOf } from './blocks.ts'

type Written = readonly [from: number, to?: number, type?: Block['type']]
const fin = { type: 'temps', valeur: 60 } as const
/** Easy up to 60 of 100; a ramp if two levels differ. */
const types = (...written: Written[]) =>
  assignTypes(
    written.map(([from, to = from, type = null], at) => ({
      type,
      fin: { ...fin, valeur: 60 + (from > 60 ? 0 : at) },
      level: { from, to, isRamp: from !== to, of: 'FTP' as const },
    })),
    100,
  ).map(({ type }) => type)

describe('the type of each stretch of a file', () => {
  it.each<[string, Written[], string[]]>([
    ['all easy', [[50], [60]], ['effort', 'effort']],
    [
      'easy before, between and after',
      [[50], [100], [50], [100], [50]],
      ['echauffement', 'effort', 'recuperation', 'effort', 'retour_au_calme'],
    ],
    ['just not easy', [[60], [60.5]], ['echauffement', 'effort']],
    ['a ramp up at the start', [[70, 110], [100]], ['echauffement', 'effort']],
    ['a ramp up in the middle', [[100], [70, 110], [50]], ['effort', 'effort', 'retour_au_calme']],
    ['a ramp down at the end', [[100], [110, 70]], ['effort', 'retour_au_calme']],
    ['a ramp down at the start', [[110, 70], [50]], ['effort', 'retour_au_calme']],
    ['one ramp alone', [[70, 110]], ['effort']],
    [
      'what its file says',
      [[50, 50, 'effort'], [100, 100, 'recuperation'], [50]],
      ['effort', 'recuperation', 'retour_au_calme'],
    ],
  ])('%s', (_, written, expected) => {
    expect(types(...written)).toEqual(expected)
  })

  it('of the recovery after the last effort of a series is that of the others', () => {
    const part = (level: number, valeur: number) => ({
      type: null,
      fin: { ...fin, valeur },
      level: { from: level, to: level, isRamp: false, of: 'FTP' as const },
    })
    const named = assignTypes(
      [part(100, 30), part(50, 30), part(100, 30), part(50, 30), part(50, 30)],
      100,
    )
    expect(named.map(({ type }) => type)).toEqual([
      'effort',
      'recuperation',
      'effort',
      'recuperation',
      'retour_au_calme',
    ])
  })

  it('is an effort where nothing is said', () => {
    expect(assignTypes([{ type: null, fin, level: null }], 100).map(({ type }) => type)).toEqual([
      'effort',
    ])
  })
})

describe('a stretch as a step', () => {
  const block = (words: string, level: Block['level'] = null) => ({
    type: 'effort' as const,
    fin,
    level,
    words,
  })
  it.each([
    ['', { type: 'libre' }, undefined],
    ['Souple', { type: 'libre' }, 'Souple'],
    ['RPE\u00a06. Souple', { type: 'rpe', min: 6, max: 6 }, 'Souple'],
    ['RPE\u00a06', { type: 'rpe', min: 6, max: 6 }, undefined],
  ])('of the words « %s » alone', (words, cible, commentaire) => {
    expect(stepOf(block(words), 250)).toEqual({
      type: 'effort',
      fin,
      cible,
      ...(commentaire === undefined ? {} : { commentaire }),
    })
  })

  it('has the target of its level, whatever its words begin with', () => {
    const level = { from: 80, to: 80, isRamp: false, of: 'FTP' as const }
    expect(stepOf(block('RPE\u00a06', level), 250)).toEqual({
      type: 'effort',
      fin,
      cible: { type: 'puissance', min: 200, max: 200 },
      commentaire: 'RPE\u00a06',
    })
  })
})
