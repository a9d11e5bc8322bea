import { describe, expect, it } from 'vitest'
import { aDate } from './evenement-example.ts'
import {
  actionText,
  countText,
  dureeText,
  hoursText,
  listComing,
  placesText,
  placeText,
  whenText,
} from './evenement-texts.ts'

describe('when a date takes place, on the clocks of the place', () => {
  it('the start is a day and a time in the zone of the place', () => {
    expect(whenText(aDate({ debut: '2027-03-02T18:00:00Z' }))).toBe('mar. 2 mars 2027 à 19h')
    expect(whenText(aDate({ debut: '2027-07-06T17:30:00Z' }))).toBe('mar. 6 juil. 2027 à 19h30')
    const there = aDate({ debut: '2027-07-06T23:30:00Z', fuseau: 'Indian/Reunion' })
    expect(whenText(there)).toBe('mer. 7 juil. 2027 à 3h30')
  })

  it.each([
    ['2027-03-02T18:00:00Z', '2027-03-02T19:30:00Z', 'de 19h à 20h30'],
    ['2027-03-02T22:00:00Z', '2027-03-03T03:00:00Z', 'de 23h à 4h'],
    ['2027-03-06T08:00:00Z', '2027-03-07T15:00:00Z', 'de 9h au dim. 7 mars, 16h'],
  ])('the times from %s to %s are « %s »', (debut, fin, said) =>
    expect(hoursText(aDate({ debut, fin }))).toBe(said),
  )
})

it.each([
  [{ lieu: 'Parc de Gerland', ville: 'Lyon', departement: '69' }, 'Parc de Gerland, Lyon'],
  [{ lieu: 'Lyon', ville: 'Lyon', departement: '69' }, 'Lyon'],
  [{ lieu: null, ville: null, departement: '69' }, 'Rhône'],
  [{ lieu: null, ville: null, departement: null }, ''],
])('the place %j is written « %s »', (place, said) => expect(placeText(place)).toBe(said))

it.each([
  ['ouvert', 3, '3\u00a0places restantes', 'Je viens'],
  ['ouvert', 1, 'Une place restante', 'Je viens'],
  ['ouvert', null, '', 'Je viens'],
  ['complet', 0, '', 'Liste d’attente'],
  ['passe', 4, '', null],
  ['annule', 4, '', null],
] as const)(
  'a date in state %s with %s places left says « %s » and offers %j',
  (etat, left, said, action) => {
    expect(placesText({ etat, places_restantes: left })).toBe(said)
    expect(actionText({ etat })).toBe(action)
  },
)

it.each([
  ['ouvert', 'inscription', 'Votre inscription'],
  ['complet', 'inscription', 'Votre inscription'],
  ['ouvert', 'attente', 'Votre liste d’attente'],
  ['complet', 'attente', 'Votre liste d’attente'],
  ['passe', 'inscription', null],
  ['annule', 'attente', null],
] as const)('a date in state %s leads to the member’s %s', (etat, place, action) => {
  expect(actionText({ etat }, place)).toBe(action)
})

it('counts and durations follow French usage', () => {
  expect([0, 1, 1250].map(countText)).toEqual([
    'Aucun évènement',
    '1\u00a0évènement',
    '1\u202f250\u00a0évènements',
  ])
  expect([45, 60, 95].map(dureeText)).toEqual(['45\u00a0min', '1h', '1h35'])
})

it('cancelled and past dates are not coming dates', () => {
  const dates = (['ouvert', 'annule', 'complet', 'passe'] as const).map((etat, id) =>
    aDate({ id: id + 1, etat }),
  )
  expect(listComing(dates).map(({ id }) => id)).toEqual([1, 3])
})
