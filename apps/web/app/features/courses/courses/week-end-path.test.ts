import { expect, it } from 'vitest'
import { readSearch, searchFilters } from '#features/site/calendrier/calendrier-search.ts'
import { weekEndPath } from './week-end-path.ts'

it('the link to a week-end asks the calendar for its days around the race', () => {
  const position: [number, number] = [6.12934, 45.89921]
  const path = weekEndPath({
    du: '2027-04-09',
    au: '2027-04-12',
    rayon_km: 60,
    position,
    ville: 'Annecy',
  })
  const search = readSearch(new URL(path, 'https://foulee.example').searchParams, '2027-01-05')
  expect(search.lieu).toBe('Annecy')
  expect(searchFilters(search, '2027-01-05')).toMatchObject({
    date_min: '2027-04-09',
    date_max: '2027-04-12',
    autour: '6.129,45.899,60',
  })
})

it.each([
  '2027-04-12_2027-04-09',
  '2027-04-09_2028-04-12',
  '2027-04-09_demain',
  '2027-04-31_2027-05-02',
])('the calendar ignores invalid days: %s', (date) => {
  const search = readSearch(new URLSearchParams({ date }), '2027-01-05')
  expect(search.date).toBe('')
})
