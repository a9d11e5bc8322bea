import { expect, it } from 'vitest'
import { createListeners } from './listeners.ts'
import type { Stream } from './stream.ts'

const open = (users_id: number): Stream => ({
  users_id,
  session_id: users_id,
  rang: 0,
  pending: [],
  sink: null,
})

/** Members 1, 2… who each follow these, in one tab. */
function gather(...followed: string[][]) {
  const listeners = createListeners()
  for (const [at, subjects] of followed.entries()) {
    listeners.add(open(at + 1))
    listeners.follow(at + 1, new Set(subjects), 1)
  }
  return {
    listeners,
    find: (subjects: string[], others: string[] = []) =>
      listeners.followersOf(subjects, others).map(({ users_id }) => users_id),
  }
}

it('finds who follows one of the subjects, each once', () => {
  const { find } = gather(['a', 'b'], ['b'], ['c'])
  expect(find(['a', 'b'])).toEqual([1, 2])
  expect(find(['b', 'b', 'a'])).toEqual([1, 2])
  expect(find(['personne'])).toEqual([])
})

it('leaves out who follows one of the others', () => {
  const { find } = gather(['a', 'sourd'], ['a'], ['a', 'loin'])
  expect(find(['a'], ['sourd', 'loin', 'personne'])).toEqual([2])
})

it('finds each tab of a member', () => {
  const { listeners, find } = gather(['a'])
  listeners.add(open(1))
  expect(find(['a'])).toEqual([1, 1])
})

it('keeps what was read last, whichever reading comes back first', () => {
  const { listeners, find } = gather(['a'])
  listeners.follow(1, new Set(['c']), 3)
  listeners.follow(1, new Set(['b']), 2)
  expect(find(['a', 'b'])).toEqual([])
  expect(find(['c'])).toEqual([1])
})

it('forgets whoever has gone', () => {
  const listeners = createListeners()
  const stream = open(1)
  listeners.add(stream)
  listeners.follow(1, new Set(['a']), 1)
  listeners.remove(stream)
  listeners.follow(1, new Set(['a']), 2)
  expect(listeners.followersOf(['a'], [])).toEqual([])
})
