import { expect, it } from 'vitest'
import { readReduction } from './reduction-body.ts'

const form = (fields: Record<string, string>) => {
  const form = new FormData()
  const usual = { titre: 'Moins 20 %', magasins_id: '4', code: 'FOULEE', debut: '2027-05-10' }
  for (const [name, value] of Object.entries({ ...usual, ...fields })) form.set(name, value)
  return form
}
const listRefusedFields = (fields: Record<string, string>) => {
  try {
    readReduction(form(fields))
    return null
  } catch (cause) {
    return Object.keys((cause as { errors: object }).errors).toSorted()
  }
}

it('a valid form becomes a request body', () => {
  expect(readReduction(form({ fin: '2027-05-19', prix: '70' }))).toMatchObject({
    debut: '2027-05-09T22:00:00.000Z',
    fin: '2027-05-19T22:00:00.000Z',
    prix: 7000,
  })
})

it.each([
  [
    'what cannot be read, and what the rules refuse',
    { titre: '', code: '', stock: 'deux', prix: 'cher', lien: 'pas une adresse' },
    ['code', 'lien', 'prix', 'stock', 'titre'],
  ],
  [
    'days and prices against each other',
    { fin: '2027-05-01', prix: '90', prix_avant: '80', par_membre: '0' },
    ['fin', 'par_membre', 'prix_avant'],
  ],
  ['a first day that is missing', { debut: '', code: '' }, ['code', 'debut']],
  ['a list without a code', { genre_code: 'liste', codes: '', titre: '' }, ['codes', 'titre']],
])('all errors of a discount are reported together: %s', (_, fields, wrong) => {
  expect(listRefusedFields(fields as Record<string, string>)).toEqual(wrong)
})

it('an existing list of codes is valid without new codes', () => {
  expect(listRefusedFields({ genre_code: 'liste', codes: '', version: '3' })).toBeNull()
})
