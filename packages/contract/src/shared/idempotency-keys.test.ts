import { expect, it } from 'vitest'
import { CallError } from './call-error.ts'
import { createIdempotencyKeys, isAnswerLost } from './idempotency-keys.ts'

const PATH = '/api/courses/create'
const form = (nom: string, logo = 'logo.png') => {
  const data = new FormData()
  data.set('nom', nom)
  data.set('logo', new File(['1'], logo, { lastModified: 1 }))
  return data
}

it.each<[string, unknown, unknown]>([
  ['JSON', { nom: 'Le lac', editions_id: 3 }, { nom: 'Le lac', editions_id: 4 }],
  ['an edit', { nom: 'Le lac', id: 3, version: 2 }, { nom: 'Les lacs', id: 3, version: 2 }],
  ['a form with a file', form('Le lac'), form('Le lac', 'blason.png')],
])('words sent as %s keep their key where the answer was lost', (_, words, otherThing) => {
  const keys = createIdempotencyKeys()
  const first = keys.open(PATH, words)
  expect(first).toMatch(/^[\da-f]{32}$/)
  keys.lose(PATH, words, first)
  expect(keys.open(PATH, otherThing)).not.toBe(first)
  expect(keys.open('/api/voyages/create', words)).not.toBe(first)
  expect(keys.open(PATH, words)).toBe(first)
  expect(keys.open(PATH, words)).not.toBe(first)
})

it.each<[string, unknown, unknown]>([
  ['JSON', { nom: 'Le lac', id: 3 }, { nom: 'Les lacs', id: 3, ville: 'Annecy' }],
  ['a form with a file', form('Le lac'), form('Les lacs')],
])(
  'words changed after a lost answer keep the key, which the server refuses if they came second: %s',
  (_, words, changed) => {
    const keys = createIdempotencyKeys()
    const first = keys.open(PATH, words)
    keys.lose(PATH, words, first)
    expect(keys.open(PATH, changed)).toBe(first)
    // Refused, they are another sending.
    expect(keys.open(PATH, changed)).not.toBe(first)
  },
)

it('the same words take their own key before changed ones do', () => {
  const keys = createIdempotencyKeys()
  keys.lose(PATH, { nom: 'Le lac' }, 'first')
  keys.lose(PATH, { nom: 'Les lacs' }, 'second')
  expect(keys.open(PATH, { nom: 'Le lac' })).toBe('first')
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
  for (let id = 0; id <= 50; id++) keys.lose(PATH, { id }, `key ${id}`)
  expect(keys.open(PATH, { id: 0 })).not.toBe('key 0')
  expect(keys.open(PATH, { id: 50 })).toBe('key 50')
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
