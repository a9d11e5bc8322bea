import { readRaccourci } from '@foulee/domain/entrainement/raccourci-read'
import { describe, expect, it } from 'vitest'
import { isUnfinished, pointAt } from './raccourci-faute.ts'
import { EXEMPLES, insertPiece, PIECES } from './raccourci-pieces.ts'

const refusOf = (texte: string) => {
  const read = readRaccourci(texte)
  if (!('refus' in read)) throw new Error(`${texte} is read`)
  return read.refus
}

describe('what stands ready to be inserted', () => {
  it.each([...PIECES.map(({ texte }) => texte), ...EXEMPLES])('%s is read', (texte) => {
    expect(readRaccourci(texte)).toHaveProperty('steps')
  })

  it.each([
    ['', 0, 0, "10' RC"],
    ["20' EF", 6, 6, "20' EF + 10' RC"],
    ["20' EF + ", 9, 9, "20' EF + 10' RC"],
    ["20' EF +  + 1h", 8, 8, "20' EF + 10' RC + 1h"],
    ['1h EF', 0, 0, "10' RC + 1h EF"],
    ['2x(', 3, 3, "2x(10' RC"],
    ['2x( + 400 m)', 3, 3, "2x(10' RC + 400 m)"],
    ["20' EF + 8x30/30", 9, 16, "20' EF + 10' RC"],
  ])('into %j at %i', (texte, start, end, wanted) => {
    expect(insertPiece(texte, start, end, "10' RC").texte).toBe(wanted)
  })

  it('leaves the caret behind what was inserted', () => {
    expect(insertPiece('1h EF', 0, 0, "10' RC").caret).toBe(6)
  })
})

describe('where a shorthand cannot be read', () => {
  it.each(["20' EF + 8x30/30 à 100 % VNA + 10' RC", '1h EF\n8x30/30 à 100 % VNA', 'xyz'])(
    'the arrows of %j stand under the fault',
    (texte) => {
      const refus = refusOf(texte)
      const { extrait, fleches } = pointAt(texte, refus)
      const wrong = texte.slice(refus.position, refus.position + refus.longueur)
      expect(extrait.slice(fleches.indexOf('^'), fleches.length)).toBe(wrong)
      expect(fleches.length).toBeLessThanOrEqual(26)
    },
  )

  it('an end that is missing gets one arrow', () => {
    const texte = '2x(8x400'
    expect(pointAt(texte, { ...refusOf(texte), position: 8, longueur: 0 }).fleches).toMatch(/ \^$/)
  })

  it.each([
    ['8x', true],
    ["20' EF + 8x30/30 à 100 % VNA + 10' RC", false],
  ])('%j is still being written: %s', (texte, wanted) => {
    expect(isUnfinished(texte, refusOf(texte))).toBe(wanted)
  })
})
