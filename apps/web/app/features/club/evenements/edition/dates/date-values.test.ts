import { expect, it } from 'vitest'
import { aDate } from '../../evenement-example.ts'
import { formatDateValue, heldText, toDateChanges, toDateValues } from './date-values.ts'

const managed = (input = {}) => ({
  ...aDate(),
  places_prises: 14,
  nb_inscrits: 14,
  nb_attentes: 0,
  a_part: false,
  droits: { modifier: true, annuler: true },
  ...input,
})

it('the form shows a date in Paris time with its duration', () => {
  expect(toDateValues(managed())).toMatchObject({
    date: '2027-03-02',
    heure: '19:00',
    duree_minutes: '90',
    places: '20',
    position: '',
  })
})

it('a removed position is sent as null', () => {
  expect(toDateChanges({ position: '', lieu: '' })).toEqual({ position: 'null', lieu: '' })
  expect(toDateChanges({ lieu: 'Gerland' })).toEqual({ lieu: 'Gerland' })
})

it.each([
  [{}, '14\u00a0inscrits sur 20\u00a0places'],
  [{ nb_inscrits: 1, places: null }, '1\u00a0inscrit'],
  [{ nb_inscrits: 0, places: null }, 'Aucun inscrit'],
  [
    { nb_inscrits: 20, nb_attentes: 3 },
    '20\u00a0inscrits sur 20\u00a0places · 3 sur la liste d’attente',
  ],
])('the attendance of %j is « %s »', (input, said) => expect(heldText(managed(input))).toBe(said))

it('each value is shown in words', () => {
  expect(formatDateValue('date', '2027-03-02')).toBe('mardi 2 mars 2027')
  expect(formatDateValue('heure', '19:30')).toBe('19h30')
  expect(formatDateValue('duree_minutes', '90')).toBe('1h30')
  expect(formatDateValue('places', '')).toBe('')
})
