import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseOffers, countLibres, getFinProposition } from './attente.ts'

const wait = (...numbers: number[]) => numbers.map((nb_places, id) => ({ id, nb_places }))
const offered = (libres: number, ...numbers: number[]) =>
  chooseOffers(wait(...numbers), libres).map(({ id }) => id)

describe('the choice of offers', () => {
  it.each([
    ['nobody waits', 3, [], []],
    ['nothing is free', 0, [1], []],
    ['the first', 1, [1, 1], [0]],
    ['as many as fit, in their order', 3, [2, 1, 1], [0, 1]],
    ['who does not fit keeps nobody waiting', 2, [4, 2], [1]],
    ['who fits comes before who came later', 4, [4, 2], [0]],
    ['less than nothing after a cut', -2, [1], []],
  ])('%s', (_, libres, numbers, expected) => {
    expect(offered(libres, ...numbers)).toEqual(expected)
  })

  it('never exceeds the free places, nor skips an entry that fits', () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 12 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), numbers, (libres, asked) => {
        const waiting = wait(...asked)
        const chosen = chooseOffers(waiting, libres)
        const left = libres - chosen.reduce((sum, { nb_places }) => sum + nb_places, 0)
        expect(left).toBeGreaterThanOrEqual(0)
        const others = waiting.filter((item) => !chosen.includes(item))
        expect(others.every(({ nb_places }) => nb_places > left)).toBe(true)
      }),
    )
  })
})

it('an offer expires after the hours of the agency, and never past the end of the sale', () => {
  const now = new Date('2027-01-10T10:00:00Z')
  expect(getFinProposition(now, 48, new Date('2027-06-01T00:00:00Z')).toISOString()).toBe(
    '2027-01-12T10:00:00.000Z',
  )
  const end = new Date('2027-01-11T00:00:00Z')
  expect(getFinProposition(now, 48, end)).toEqual(end)
})

describe('places that nobody holds', () => {
  it.each([
    [10, 0, 10],
    [10, 10, 0],
    [10, 12, 0],
    [null, 500, Number.POSITIVE_INFINITY],
  ])('of %s with %s held are %s', (places, places_prises, libres) =>
    expect(countLibres({ places, places_prises })).toBe(libres),
  )
})
