import { courseFilters } from '@foulee/contract/courses/course-filters'
import { describeFilter, type Filters } from '@foulee/contract/shared/filters'
import { describe, expect, it } from 'vitest'
import { groupFilters } from '#kit/list-page/filter-groups.ts'
import { coursesKind } from './courses-kind.tsx'

const describeAll = (filters: Filters) =>
  Object.fromEntries(Object.entries(filters).map(([id, filter]) => [id, describeFilter(filter)]))
const definitions = describeAll(courseFilters)
const elsewhere = ['texte', 'zone', 'tri', 'my']

describe('groups of the panel', () => {
  it('the groups hold each filter once, except the ones set elsewhere on the page', () => {
    const placed = groupFilters(definitions, coursesKind).flatMap(({ filters }) => filters)
    expect([...placed, ...elsewhere].toSorted()).toEqual(Object.keys(courseFilters).toSorted())
  })

  it('a filter unknown to the groups still shows, and an empty group does not', () => {
    const { date } = definitions
    const groups = groupFilters({ ...(date && { date, nouveau: date }) }, coursesKind)
    expect(groups.map(({ key, filters }) => [key, filters])).toEqual([
      ['date', ['date']],
      ['inscription', ['nouveau']],
    ])
  })
})
