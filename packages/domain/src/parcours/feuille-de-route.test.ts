import { expect, test } from 'vitest'
import { getArretPrevu, hasFeuille, parseArrets, planPassages } from './feuille-de-route.ts'

const evenly = (metres: number) => metres * 0.36
const etape = (km: number, arret = 0, limite: number | null = null) => ({
  metres: km * 1000,
  arret: arret * 60,
  limite,
})

test('a stop delays all following passages', () => {
  const passages = planPassages([etape(10, 5), etape(20, 10), etape(30)], evenly, [])
  expect(passages).toEqual([
    { arrivee: 3600, depart: 3900, nuit: 0, marge: null },
    { arrivee: 7500, depart: 8100, nuit: 0, marge: null },
    { arrivee: 11_700, depart: 11_700, nuit: 0, marge: null },
  ])
})

test.each([
  ['kept, with what is left of it', 0, 3700, 100],
  ['kept to the second', 0, 3600, 0],
  ['missed', 0, 3500, -100],
  ['missed for having stayed too long: it is the time of leaving', 5, 3700, -200],
])('a barrier is %s', (_, arret, limite, marge) => {
  expect(planPassages([etape(10, arret, limite)], evenly, [])[0]?.marge).toBe(marge)
})

test.each([
  ['by day', [], [0, 0]],
  ['all in the dark', [{ debut: 0, fin: 99_999 }], [3600, 3600]],
  ['into the dark', [{ debut: 3000, fin: 99_999 }], [600, 3600]],
  ['until sunrise, the stop not counted', [{ debut: 0, fin: 4200 }], [3600, 0]],
  [
    'two nights',
    [
      { debut: 0, fin: 60 },
      { debut: 7000, fin: 7100 },
    ],
    [60, 100],
  ],
])('the time in the dark is counted: %s', (_, nuits, expected) => {
  const passages = planPassages([etape(10, 10), etape(20)], evenly, nuits)
  expect(passages.map(({ nuit }) => nuit)).toEqual(expected)
})

test.each([
  [['ravito_liquide', 'ravito_complet'], 'trail', 5],
  [['base_de_vie', 'assistance'], 'trail', 15],
  [['controle', 'secours'], 'trail', 0],
  [['ravito_complet'], 'route', 0],
] as const)('one plans to stay at %j of a %s: %i min', (types, epreuve, minutes) => {
  expect(getArretPrevu(types, epreuve)).toBe(minutes)
})

test.each([
  ['5,0,15', [5, 0, 15]],
  ['5,,15', [5, null, 15]],
  ['', [null]],
  [' 5 , 600', [5, 600]],
  ['601', null],
  ['-5', null],
  ['5;3', null],
  ['1.5', null],
  [','.repeat(100), null],
])('« %s » minutes', (text, arrets) => {
  expect(parseArrets(text)).toEqual(arrets)
})

test.each([
  ['a trail with points', { points: [{}] }, true],
  ['one without', { points: [] }, false],
  ['one whose length is not known', { distance: null }, false],
  ['a triathlon', { type: 'triathlon' }, false],
] as const)('%s has a roadbook: %o %s', (_, epreuve, has) => {
  expect(hasFeuille({ type: 'trail', distance: 40_000, points: [{}], ...epreuve })).toBe(has)
})
