import type { SuiviEntier } from '@foulee/contract/entrainement/programmation'
import { expect, it } from 'vitest'
import { findWeek } from './suivi-words.ts'

type Planned = SuiviEntier['entrainements'][number]
const planned = (semaine: number, jour: string, etat: Planned['etat']) =>
  ({ jour, etat, suivi: { semaine } }) as Planned

const TODAY = '2027-03-03'

it.each<[string, Planned[], number]>([
  ['at its first week before anything is scheduled', [], 1],
  [
    'at the week of the next session, though the one before it was missed today',
    [
      planned(1, '2027-03-02', 'fait'),
      planned(1, TODAY, 'manque'),
      planned(2, '2027-03-09', 'prevu'),
    ],
    2,
  ],
  [
    'at the week of today’s session',
    [planned(1, TODAY, 'prevu'), planned(2, '2027-03-09', 'prevu')],
    1,
  ],
  [
    'past a session whose day went by without news',
    [planned(1, '2027-03-01', 'prevu'), planned(2, '2027-03-09', 'prevu')],
    2,
  ],
  [
    'once it is over, at its last week that was not taken out of the calendar',
    [planned(1, '2027-02-23', 'fait'), planned(2, '2027-03-01', 'retire')],
    1,
  ],
  [
    'at its last week once it is over',
    [planned(1, '2027-02-23', 'fait'), planned(2, '2027-03-01', 'manque')],
    2,
  ],
])('a plan that is followed opens %s', (_, entrainements, week) => {
  expect(findWeek({ entrainements }, TODAY)).toBe(week)
})
