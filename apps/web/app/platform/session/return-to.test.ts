import { describe, expect, it } from 'vitest'
import { readReturnTo, toReturnState } from './return-to.ts'

const at = (url: string, state: unknown = null) => {
  const { pathname, search, hash } = new URL(url, 'https://foulee.test')
  return { pathname, search, hash, state }
}

describe('readReturnTo', () => {
  it.each([
    ['/courses?distance_min=10000&tri=date', '/courses?distance_min=10000&tri=date'],
    ['/courses/trail-des-cretes/epreuves/4#profil', '/courses/trail-des-cretes/epreuves/4#profil'],
    ['/qualification', '/qualification'],
    ['/courses?retour=https://ailleurs.fr', '/courses?retour=https://ailleurs.fr'],
  ])('returns to %s', (retour, expected) => {
    expect(readReturnTo({ retour })).toBe(expected)
  })

  it.each([
    'https://ailleurs.fr/',
    '//ailleurs.fr',
    '/\\ailleurs.fr',
    '/\t/ailleurs.fr',
    '/a/..//ailleurs.fr',
    'javascript:alert(1)',
    'courses',
    '',
    '/',
    '/connexion',
    '/inscription?x=1',
    null,
    12,
    ['/courses'],
  ])('returns home rather than to %j', (retour) => {
    expect(readReturnTo({ retour })).toBe('/home')
  })

  it.each([null, undefined, 'retour', 3, {}])('returns home from the state %j', (state) => {
    expect(readReturnTo(state)).toBe('/home')
  })
})

describe('toReturnState', () => {
  it('keeps the whole address', () => {
    expect(toReturnState(at('/courses?page=2#liste'))).toEqual({ retour: '/courses?page=2#liste' })
  })

  it.each(['/connexion', '/inscription', '/qualification'])('passes on the state at %s', (step) => {
    expect(toReturnState(at(step, { retour: '/courses?page=2' }))).toEqual({
      retour: '/courses?page=2',
    })
    const begun = { retour: '/courses/x', geste: 'liste' }
    expect(toReturnState(at(step, begun))).toEqual(begun)
    expect(toReturnState(at(step))).toEqual({ retour: '/home' })
  })
})
