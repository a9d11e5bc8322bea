import type { Saison } from '@foulee/contract/entrainement/saison'
import { expect, it } from 'vitest'
import { listMonths } from './months.ts'

const race = (jour: string | null) => ({ jour }) as Saison['courses'][number]
const stay = (jour: string) => ({ jour }) as Saison['autres'][number]

it('races and stays stand in their month by day, a race without a day in none', () => {
  const months = listMonths({
    courses: [race('2027-09-12'), race('2027-04-18'), race(null)],
    autres: [stay('2027-09-04'), stay('2027-12-28')],
  })
  expect(months.map(({ mois, lines }) => [mois, lines.map(({ jour }) => jour)])).toEqual([
    ['2027-04', ['2027-04-18']],
    ['2027-09', ['2027-09-04', '2027-09-12']],
    ['2027-12', ['2027-12-28']],
  ])
})
