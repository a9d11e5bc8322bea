import { expect, it } from 'vitest'
import { CallError } from './call-error.ts'
import { createIdempotencyKeys, isAnswerLost } from './idempotency-keys.ts'

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

it('drafts saved without a network do not pile up', () => {
  const keys = createIdempotencyKeys()
  for (let save = 0; save <= 50; save++) keys.lose(PATH, { save }, `key ${save}`)
  expect(keys.open(PATH, { save: 0 })).not.toBe('key 0')
  expect(keys.open(PATH, { save: 50 })).toBe('key 50')
})

it.each<[string, boolean, unknown]>([
  ['a connection that was cut', true, new CallError('reseau_injoignable', '')],
  ['a page that was left', true, new DOMException('', 'AbortError')],
  ['a proxy that gave up', true, new CallError('reponse_illisible', '', { status: 504 })],
  ['a server that failed', true, new CallError('erreur_interne', '', { status: 500 })],
  ['half an answer', true, new CallError('reponse_illisible', '', { status: 200 })],
  ['a refusal', false, new CallError('champs_invalides', '', { status: 422 })],
  ['a key of other words', false, new CallError('cle_deja_utilisee', '', { status: 422 })],
])('after %s the answer is lost: %s', (_, isLost, cause) => {
  expect(isAnswerLost(cause)).toBe(isLost)
})
