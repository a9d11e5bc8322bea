import { expect, test } from 'vitest'
import { readDone, readKm, toDone } from './done-body.ts'

const form = (values: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

test('typed kilometres are parsed as metres', () => {
  expect(readKm('8,5')).toBe(8500)
  expect(readKm('10 km')).toBe(10_000)
  expect(readKm('dix')).toBeNull()
  expect(readKm('-3')).toBeNull()
})

test('a report holds the filled fields only', () => {
  expect(readDone(form({ duree: '1h05', distance: '', rpe: '4', mots: ' Bien ' }))).toEqual({
    etat: 'fait',
    duree: 3900,
    distance: null,
    rpe: 4,
    mots: 'Bien',
  })
})

test.each(['2h25', "2h25'00"])('the duration format « %s » is accepted', (duree) => {
  expect(readDone(form({ duree }))).toMatchObject({ duree: 8700 })
})

const fait = {
  le: '2027-05-12T09:00:00Z',
  duree: 2700,
  distance: null,
  rpe: 4,
  mots: null,
  charge: 180,
  activites_id: 7,
}

test.each([
  ['prevu', null, { etat: 'prevu' }],
  ['retire', null, { etat: 'prevu' }],
  ['manque', { ...fait, mots: 'Orage.' }, { etat: 'manque', mots: 'Orage.' }],
  ['fait', fait, { etat: 'fait', duree: 2700, distance: null, rpe: 4, mots: '', activites_id: 7 }],
] as const)('the report of a training in state %s is repeated in full', (etat, said, wanted) => {
  expect(toDone({ etat, fait: said })).toEqual(wanted)
})

test('an invalid value is refused at its field', () => {
  expect(() => readDone(form({ duree: 'longtemps' }))).toThrow(
    expect.objectContaining({ errors: { duree: 'Écrivez une durée comme 45, 1h05 ou 52:30.' } }),
  )
})
