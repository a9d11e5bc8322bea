import { describe, expect, it } from 'vitest'
import { countPlacesLeft, type EtatDateFacts, getEtatDate } from './evenement.ts'

const NOW = new Date('2027-03-16T18:00:00Z')
const date = (etatDateFacts: Partial<EtatDateFacts> = {}): EtatDateFacts => ({
  fin: new Date('2027-03-16T20:00:00Z'),
  annule_le: null,
  places: 20,
  places_prises: 4,
  ...etatDateFacts,
})

describe('the state of a date', () => {
  it.each<[string, Partial<EtatDateFacts>, string]>([
    ['with places is open', {}, 'ouvert'],
    ['without a limit is open, however many come', { places: null, places_prises: 900 }, 'ouvert'],
    ['whose last place is taken is full', { places_prises: 20 }, 'complet'],
    ['is open until its last millisecond', { fin: new Date(NOW.getTime() + 1) }, 'ouvert'],
    ['is over at the instant it ends', { fin: NOW }, 'passe'],
    ['that was full is over once it has ended', { fin: NOW, places_prises: 20 }, 'passe'],
    ['that was called off stays so', { annule_le: '2027-03-01T08:00:00Z' }, 'annule'],
    [
      'that was called off stays so once it is over',
      { annule_le: '2027-03-01T08:00:00Z', fin: NOW },
      'annule',
    ],
  ])('a date %s', (_, input, expected) => {
    expect(getEtatDate(date(input), NOW)).toBe(expected)
  })
})

it.each([
  [20, 4, 16],
  [20, 20, 0],
  [20, 23, 0],
  [null, 4, null],
])('of %s places with %i taken, %s are left', (places, places_prises, expected) => {
  expect(countPlacesLeft(date({ places, places_prises }))).toBe(expected)
})
