import { expect, it } from 'vitest'
import { describeSave, diffFields } from './version.ts'

it.each([
  ['nothing', { nom: 'A' }, { nom: 'A' }, {}],
  ['one field', { nom: 'A', ville: 'B' }, { nom: 'C', ville: 'B' }, { nom: ['A', 'C'] }],
  ['null is as good as nothing', {}, { ville: null }, {}],
  ['what is taken away', { ville: 'B' }, { ville: null }, { ville: ['B', null] }],
  ['what is not given stays', { ville: 'B' }, { ville: undefined }, {}],
  ['lists by their content', { types: ['trail'] }, { types: ['trail'] }, {}],
])('%s', (_, before, after, changes) => {
  expect(diffFields(before, after)).toEqual(changes)
})

const now = new Date('2026-03-16T09:30:00Z')
it.each([
  ['Léa Martin', '2026-03-16T09:12:00Z', 'Léa Martin a enregistré cette partie à 10h12.'],
  [
    'Léa Martin',
    '2026-03-01T09:05:00Z',
    'Léa Martin a enregistré cette partie le dimanche 1er mars 2026 à 10h05.',
  ],
  [null, '2026-03-16T08:00:00Z', 'Vous avez enregistré cette partie à 9h, dans une autre fenêtre.'],
])('%s at %s', (qui, le, text) => {
  expect(describeSave({ qui, le: new Date(le), now })).toBe(text)
})
