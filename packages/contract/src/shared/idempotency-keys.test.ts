import { expect, it } from 'vitest'
import { CallError } from './call-error.ts'
import { createIdempotencyKeys, type IdempotencyKeys, isAnswerLost } from './idempotency-keys.ts'

const PATH = '/api/courses/create'
const form = (nom: string, logo = 'logo.png') => {
  const data = new FormData()
  data.set('nom', nom)
  data.set('logo', new File(['1'], logo, { lastModified: 1 }))
  return data
}

const CUT = new CallError('reseau_injoignable', '')
const USED = new CallError('cle_deja_utilisee', '', { status: 422 })
const INVALID = new CallError('champs_invalides', '', { status: 422 })

/** Sends and fails. @returns the key */
function lose(keys: IdempotencyKeys, path: string, body: unknown, cause: unknown = CUT): string {
  const { key, fail } = keys.open(path, body)
  fail(cause)
  return key
}

it.each<[string, unknown, unknown]>([
  ['JSON', { nom: 'Le lac', editions_id: 3 }, { nom: 'Le lac', editions_id: 4 }],
  ['an edit', { nom: 'Le lac', id: 3, version: 2 }, { nom: 'Les lacs', id: 3, version: 2 }],
  ['an edit since an instant', { depuis: null, etat: 1 }, { depuis: null, etat: 2 }],
  ['a form with a file', form('Le lac'), form('Le lac', 'blason.png')],
])('words sent as %s keep their key where the answer was lost', (_, words, otherThing) => {
  const keys = createIdempotencyKeys()
  const first = lose(keys, PATH, words)
  expect(first).toMatch(/^[\da-f]{32}$/)
  expect(keys.open(PATH, otherThing).key).not.toBe(first)
  expect(keys.open('/api/voyages/create', words).key).not.toBe(first)
  expect(keys.open(PATH, words).key).toBe(first)
  expect(keys.open(PATH, words).key).not.toBe(first)
})

it('a refusal stored nothing: the same words have another key', () => {
  const keys = createIdempotencyKeys()
  expect(lose(keys, PATH, { id: 1 }, INVALID)).not.toBe(keys.open(PATH, { id: 1 }).key)
})

it.each<[string, unknown, unknown]>([
  ['JSON', { nom: 'Le lac', id: 3 }, { nom: 'Les lacs', id: 3, ville: 'Annecy' }],
  ['a form with a file', form('Le lac'), form('Les lacs')],
])(
  'words changed after a lost answer keep the key, which the server refuses if they came second: %s',
  (_, words, changed) => {
    const keys = createIdempotencyKeys()
    const first = lose(keys, PATH, words)
    expect(lose(keys, PATH, changed, USED)).toBe(first)
    // They are another sending now; the first words, sent again, are not.
    expect(keys.open(PATH, changed).key).not.toBe(first)
    expect(keys.open(PATH, words).key).toBe(first)
  },
)

it('changed words that are refused for their own fault leave the key to the next', () => {
  const keys = createIdempotencyKeys()
  const first = lose(keys, PATH, { nom: 'Le lac' })
  expect(lose(keys, PATH, { nom: '' }, INVALID)).toBe(first)
  expect(keys.open(PATH, { nom: 'Les lacs' }).key).toBe(first)
})

it('the same words take their own key before changed ones do', () => {
  const keys = createIdempotencyKeys()
  const opened = [{ nom: 'Le lac' }, { nom: 'Les lacs' }].map((body) => keys.open(PATH, body))
  for (const { fail } of opened) fail(CUT)
  expect(keys.open(PATH, { nom: 'Le lac' }).key).toBe(opened[0]?.key)
})

it('several files dropped together are several creations, each sent again under its own key', () => {
  const keys = createIdempotencyKeys()
  const sent = [keys.open(PATH, {}), keys.open(PATH, {})]
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  for (const { fail } of sent) fail(CUT)
  const again = [keys.open(PATH, {}), keys.open(PATH, {})]
  expect(again.map(({ key }) => key)).toEqual(sent.map(({ key }) => key))
})

it('drafts saved without a network do not pile up', () => {
  const keys = createIdempotencyKeys()
  const sent = Array.from({ length: 51 }, (_, id) => lose(keys, PATH, { id }))
  expect(keys.open(PATH, { id: 0 }).key).not.toBe(sent[0])
  expect(keys.open(PATH, { id: 50 }).key).toBe(sent[50])
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
