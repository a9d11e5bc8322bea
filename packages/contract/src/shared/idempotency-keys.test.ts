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
])('words sent as %s have one key until they were taken', (_, words, others) => {
  const keys = createIdempotencyKeys()
  const first = keys.open(PATH, words)
  expect(first).toMatch(/^[\da-f]{32}$/)
  expect(keys.open(PATH, words)).toBe(first)
  expect(keys.open(PATH, others)).not.toBe(first)
  expect(keys.open('/api/voyages/create', words)).not.toBe(first)
  keys.close(PATH, words)
  expect(keys.open(PATH, words)).not.toBe(first)
})
