import { readRaccourci } from '@foulee/domain/entrainement/raccourci-read'
import { describe, expect, it } from 'vitest'
import { isUnfinished, pointAt } from './raccourci-faute.ts'
import { EXEMPLES, insertPiece, PIECES } from './raccourci-pieces.ts'

const refusOf = (texte: string) => {
  const read = readRaccourci(texte)
  if (!('refus' in read)) throw new Error(`${texte} is read`)
  return read.refus
}

describe('the snippets of the shorthand', () => {
  it.each([...PIECES.map(({ texte }) => texte), ...EXEMPLES])(
    'the snippet « %s » is valid shorthand',
    (texte) => {
      expect(readRaccourci(texte)).toHaveProperty('steps')
    },
  )

  it.each([
    ['', 0, 0, "10' RC"],
    ["20' EF", 6, 6, "20' EF + 10' RC"],
    ["20' EF + ", 9, 9, "20' EF + 10' RC"],
    ["20' EF +  + 1h", 8, 8, "20' EF + 10' RC + 1h"],
    ['1h EF', 0, 0, "10' RC + 1h EF"],
    ['2x(', 3, 3, "2x(10' RC"],
    ['2x( + 400 m)', 3, 3, "2x(10' RC + 400 m)"],
    ["20' EF + 8x30/30", 9, 16, "20' EF + 10' RC"],
  ])('a snippet is inserted into %j at %i', (texte, start, end, wanted) => {
    expect(insertPiece(texte, start, end, "10' RC").texte).toBe(wanted)
  })

  it('the caret is after the inserted snippet', () => {
    expect(insertPiece('1h EF', 0, 0, "10' RC").caret).toBe(6)
  })
})

describe('an error of the shorthand', () => {
  it.each(["20' EF + 8x30/30 à 100 % VNA + 10' RC", '1h EF\n8x30/30 à 100 % VNA', 'xyz'])(
    'the carets of %j are under the error',
    (texte) => {
      const refus = refusOf(texte)
      const { extrait, fleches } = pointAt(texte, refus)
      const wrong = texte.slice(refus.position, refus.position + refus.longueur)
      expect(extrait.slice(fleches.indexOf('^'), fleches.length)).toBe(wrong)
      expect(fleches.length).toBeLessThanOrEqual(26)
    },
  )

  it('a missing end gets one caret', () => {
    const texte = '2x(8x400'
    expect(pointAt(texte, { ...refusOf(texte), position: 8, longueur: 0 }).fleches).toMatch(/ \^$/)
  })

  it.each([
    ['8x', true],
    ["20' EF + 8x30/30 à 100 % VNA + 10' RC", false],
  ])('the text %j counts as unfinished: %s', (texte, wanted) => {
    expect(isUnfinished(texte, refusOf(texte))).toBe(wanted)
  })
})
