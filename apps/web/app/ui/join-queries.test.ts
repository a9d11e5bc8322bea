import { expect, it, vi } from 'vitest'
import { joinQueries } from './join-queries.ts'

const refetch = vi.fn()
const state = <T>(data: T | undefined, error: Error | null = null, isFetching = false) => ({
  data,
  error,
  isFetching,
  refetch,
})
const failure = new Error('Pas de réponse.')

it.each([
  ['all have their data', [state(1), state('a')], { data: [1, 'a'], error: null }],
  ['null is data', [state(1), state(null)], { data: [1, null], error: null }],
  ['one is awaited', [state(1), state(undefined)], { data: undefined, error: null }],
  [
    'one failed',
    [state(undefined), state(undefined, failure)],
    { data: undefined, error: failure },
  ],
  ['one failed after its data', [state(1, failure), state('a')], { data: [1, 'a'], error: null }],
  [
    'one is asked again after its data',
    [state(1, null, true), state(undefined, failure)],
    { error: failure, isFetching: false },
  ],
])('where %s', (_, queries, expected) => {
  expect(joinQueries(...queries)).toMatchObject(expected)
})

it('asks again only for what is missing', () => {
  const other = vi.fn()
  joinQueries(state(1), { ...state(undefined, failure), refetch: other }).refetch()
  expect(other).toHaveBeenCalledOnce()
  expect(refetch).not.toHaveBeenCalled()
})
