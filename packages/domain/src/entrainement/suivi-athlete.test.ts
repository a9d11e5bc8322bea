import { expect, it } from 'vitest'
import { listRaisons, rankRaisons, type VuAthlete } from './suivi-athlete.ts'

const TODAY = '2027-04-20'
const FINE = {
  prevus: 8,
  faits: 8,
  manques_7: 1,
  prevus_7: 3,
  dernier_fait: '2027-04-19',
  charge_7: null,
}

it.each<[string, Partial<VuAthlete>, string[]]>([
  ['whose trainings go as planned', { faits: FINE }, []],
  ['who shares nothing', {}, []],
  [
    'who missed two sessions of the week',
    { faits: { ...FINE, manques_7: 2 } },
    ['2 séances sur 3 non faites ces sept derniers jours.'],
  ],
  ['who was heard of a week ago', { faits: { ...FINE, dernier_fait: '2027-04-13' } }, []],
  [
    'who was not heard of for more than a week',
    { faits: { ...FINE, dernier_fait: '2027-04-12' } },
    ['Aucune nouvelle depuis le lundi 12 avril 2027.'],
  ],
  [
    'who was not heard of at all',
    { faits: { ...FINE, dernier_fait: null } },
    ['Aucune nouvelle depuis quatre semaines.'],
  ],
  ['for whom nothing was planned', { faits: { ...FINE, prevus: 0, dernier_fait: null } }, []],
  [
    'who has a pain that is spoken of',
    { douleur: { lieu: 'genou_gauche', intensite: 4, jour: '2027-04-18' } },
    ['Genou gauche\u00a0: douleur de 4 sur 10 le dimanche 18 avril 2027.'],
  ],
  [
    'who has a pain of a place that nobody lists',
    { douleur: { lieu: 'aile_droite', intensite: 9, jour: '2027-04-18' } },
    ['Autre\u00a0: douleur de 9 sur 10 le dimanche 18 avril 2027.'],
  ],
  ['who has a small pain', { douleur: { lieu: 'nuque', intensite: 3, jour: TODAY } }, []],
  [
    'who races today',
    { course: { nom: 'Le Semi', date: TODAY } },
    ['«\u00a0Le Semi\u00a0» a lieu aujourd’hui.'],
  ],
  [
    'who races tomorrow',
    { course: { nom: 'Le Semi', date: '2027-04-21' } },
    ['«\u00a0Le Semi\u00a0» a lieu demain.'],
  ],
  [
    'who races in two weeks',
    { course: { nom: 'Le Semi', date: '2027-05-04' } },
    ['«\u00a0Le Semi\u00a0» a lieu dans 14\u00a0jours.'],
  ],
  ['who races later', { course: { nom: 'Le Semi', date: '2027-05-05' } }, []],
  ['who raced yesterday', { course: { nom: 'Le Semi', date: '2027-04-19' } }, []],
])('of an athlete %s a coach is told why, or nothing', (_, vu, raisons) => {
  expect(listRaisons({ faits: null, douleur: null, course: null, ...vu }, TODAY)).toEqual(raisons)
})

it('whoever has more reasons stands higher, and pain is said first', () => {
  const raisons = listRaisons(
    {
      faits: { ...FINE, manques_7: 3, dernier_fait: null },
      douleur: { lieu: 'nuque', intensite: 5, jour: TODAY },
      course: { nom: 'Le Semi', date: TODAY },
    },
    TODAY,
  )
  expect(raisons.map((raison) => raison.split(' ')[0])).toEqual([
    'Nuque\u00a0:',
    '3',
    'Aucune',
    '«\u00a0Le',
  ])
  expect(rankRaisons({ raisons })).toBeGreaterThan(rankRaisons({ raisons: raisons.slice(1) }))
})
