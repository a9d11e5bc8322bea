import { expect, it } from 'vitest'
import { coursesPath } from '#features/courses/courses/courses-url.ts'
import { groupFilters, homeGroups } from './home-groups.ts'

it('each group links to the list of all its races', () => {
  const paths = homeGroups.map(({ key }) => coursesPath(groupFilters(key)))
  expect(paths).toEqual([
    '/courses?type=route&distance_min=21000&distance_max=21200',
    '/courses?type=route&distance_min=42000&distance_max=42300',
    '/courses?type=trail&distance_max=41999',
    '/courses?type=triathlon',
  ])
})
