import { expect, it } from 'vitest'
import type { Stream } from './stream.ts'
import { createSubscriptions } from './subscriptions.ts'

const open = (users_id: number): Stream => ({
  users_id,
  session_id: users_id,
  rang: 0,
  pending: [],
  sink: null,
})

function gather(...followed: string[][]) {
  const listeners = createSubscriptions()
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

it('followers of several subjects are found once each', () => {
  const { find } = gather(['a', 'b'], ['b'], ['c'])
  expect(find(['a', 'b'])).toEqual([1, 2])
  expect(find(['b', 'b', 'a'])).toEqual([1, 2])
  expect(find(['personne'])).toEqual([])
})

it('followers of an excluded subject are left out', () => {
  const { find } = gather(['a', 'sourd'], ['a'], ['a', 'loin'])
  expect(find(['a'], ['sourd', 'loin', 'personne'])).toEqual([2])
})

it('each tab of a member is found', () => {
  const { listeners, find } = gather(['a'])
  listeners.add(open(1))
  expect(find(['a'])).toEqual([1, 1])
})

it('the latest reading wins, whichever arrives last', () => {
  const { listeners, find } = gather(['a'])
  listeners.follow(1, new Set(['c']), 3)
  listeners.follow(1, new Set(['b']), 2)
  expect(find(['a', 'b'])).toEqual([])
  expect(find(['c'])).toEqual([1])
})

it('a member who has left is forgotten', () => {
  const listeners = createSubscriptions()
  const stream = open(1)
  listeners.add(stream)
  listeners.follow(1, new Set(['a']), 1)
  listeners.remove(stream)
  listeners.follow(1, new Set(['a']), 2)
  expect(listeners.followersOf(['a'], [])).toEqual([])
})
