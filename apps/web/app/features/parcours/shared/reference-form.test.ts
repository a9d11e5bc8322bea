import { expect, it } from 'vitest'
import { readForm } from './reference-form.tsx'

const read = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ terrain: 'route', ...fields })) form.set(name, value)
  return readForm(form)
}

it('a reference race is parsed from typed text', () => {
  expect(read({ distance: '21,1', temps: '1h45', denivele: '' })).toEqual({
    reference: { distance: 21_100, temps: 6300, denivele: null, terrain: 'route' },
  })
  expect(read({ distance: '42', temps: '6:30:00', denivele: '2 100', terrain: 'trail' })).toEqual({
    reference: { distance: 42_000, temps: 23_400, denivele: 2100, terrain: 'trail' },
  })
})

it.each([
  [{ distance: '', temps: '45' }, ['distance']],
  [{ distance: '10', temps: '' }, ['temps']],
  [{ distance: '10', temps: '10' }, ['temps']],
  [{ distance: '10', temps: '45', denivele: 'haut' }, ['denivele']],
  [{ distance: 'loin', temps: 'vite' }, ['distance', 'temps']],
])('the errors of %j are reported by field', (fields, names) => {
  const answer = read(fields)
  expect('errors' in answer && Object.keys(answer.errors)).toEqual(names)
})
