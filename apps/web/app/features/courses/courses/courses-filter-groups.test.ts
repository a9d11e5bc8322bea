import { courseFilters } from '@foulee/contract/courses/course-filters'
import { describeFilter, type Filters } from '@foulee/contract/shared/filters'
import { describe, expect, it } from 'vitest'
import { groupFilters } from '#kit/list-page/filter-groups.ts'
import { coursesKind } from './courses-kind.tsx'

const describeAll = (filters: Filters) =>
  Object.fromEntries(Object.entries(filters).map(([id, one]) => [id, describeFilter(one)]))
const definitions = describeAll(courseFilters)
const elsewhere = ['texte', 'zone', 'tri', 'my']

describe('groups of the panel', () => {
  it('hold each filter once, but those that the page sets elsewhere', () => {
    const placed = groupFilters(definitions, coursesKind).flatMap(({ filters }) => filters)
    expect([...placed, ...elsewhere].toSorted()).toEqual(Object.keys(courseFilters).toSorted())
  })

  it('show a filter that the server adds, and no group without one', () => {
    const { date } = definitions
    const groups = groupFilters({ ...(date && { date, nouveau: date }) }, coursesKind)
    expect(groups.map(({ key, filters }) => [key, filters])).toEqual([
      ['date', ['date']],
      ['inscription', ['nouveau']],
    ])
  })
})
