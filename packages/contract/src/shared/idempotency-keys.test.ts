import { expect, it } from 'vitest'
import { createIdempotencyKeys } from './idempotency-keys.ts'

const PATH = '/api/courses/create'
const form = (nom: string) => {
  const data = new FormData()
  data.set('nom', nom)
  data.set('logo', new File(['1'], 'logo.png', { lastModified: 1 }))
  return data
}

it.each<[string, unknown, unknown]>([
  ['JSON', { nom: 'Le lac' }, { nom: 'Les lacs' }],
  ['a form with a file', form('Le lac'), form('Les lacs')],
])('words sent as %s keep their key where the answer was lost', (_, words, others) => {
  const keys = createIdempotencyKeys()
  const first = keys.open(PATH, words)
  expect(first).toMatch(/^[\da-f]{32}$/)
  keys.lose(PATH, words, first)
  expect(keys.open(PATH, others)).not.toBe(first)
  expect(keys.open('/api/voyages/create', words)).not.toBe(first)
  expect(keys.open(PATH, words)).toBe(first)
  expect(keys.open(PATH, words)).not.toBe(first)
})

it('several files dropped together are several creations, each sent again under its own key', () => {
  const keys = createIdempotencyKeys()
  const sent = [keys.open(PATH, {}), keys.open(PATH, {})]
  expect(new Set(sent).size).toBe(2)
  for (const key of sent) keys.lose(PATH, {}, key)
  expect([keys.open(PATH, {}), keys.open(PATH, {})]).toEqual(sent)
})
