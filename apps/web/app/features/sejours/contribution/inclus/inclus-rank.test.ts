import { moveTo } from '@foulee/domain/echanges/photo'
import { describe, expect, it } from 'vitest'
import { findRank } from './inclus-rank.ts'

const ALL = [1, 10, 2, 20, 3]

describe('the rank of a line among all, from its rank among those of its group', () => {
  it.each<[number, number, number[]]>([
    [1, 1, [2, 1, 3]],
    [1, 2, [2, 3, 1]],
    [3, 0, [3, 1, 2]],
    [2, 1, [1, 2, 3]],
    [3, 1, [1, 3, 2]],
  ])('the line %i is moved to rank %i of its group', (id, rank, expected) => {
    const moved = moveTo(ALL, id, findRank(ALL, [1, 2, 3], { id, rank }))
    expect(moved.filter((item) => item < 10)).toEqual(expected)
    expect(moved.filter((item) => item >= 10)).toEqual([10, 20])
  })

  it('a line alone in its group stays in place', () => {
    expect(findRank([10, 1, 20], [1], { id: 1, rank: 0 })).toBe(1)
  })
})
