import { MANQUES_BILAN } from '@foulee/contract/parcours/bilan'
import { describe, expect, it, test } from 'vitest'
import { avanceText, describeManque, ecartText, penteText, planText } from './bilan-texts.ts'

const plain = (text: string | null) => text?.replace(/\u00a0/g, ' ') ?? null

test.each([
  [180, '3 min d’avance'],
  [-180, '3 min de retard'],
  [29, 'à l’heure'],
])('%d seconds ahead', (avance, expected) => {
  expect(plain(avanceText(avance))).toBe(expected)
})

test.each([
  [4000, 3800, '+3 min'],
  [3800, 4000, '−3 min'],
  [3800, 3810, 'égal'],
  [null, 3800, null],
  [3800, null, null],
])('a time of %s against %s', (reel, other, expected) => {
  expect(plain(ecartText(reel, other))).toBe(expected)
})

test.each([
  [{ base: 'objectif', niveau: null }, 'Le plan : votre feuille de route, pour 1h05 visées.'],
  [{ base: 'resultat', niveau: null }, 'Le plan : 1h05, d’après vos résultats d’avant la course.'],
  [{ base: 'niveau', niveau: 'confirme' }, 'Le plan : 1h05, d’un niveau confirmé.'],
] as const)('a plan of %o', (plan, expected) => {
  expect(plain(planText({ ...plan, temps: 3900 }))).toBe(expected)
})

test.each([
  [
    { secondes: 3120, ecart: 360, part: 0.13 },
    '52 min, soit 6 min de plus que votre moyenne (13 %)',
  ],
  [
    { secondes: 3120, ecart: -360, part: -0.1 },
    '52 min, soit 6 min de moins que votre moyenne (10 %)',
  ],
  [{ secondes: 3120, ecart: 20, part: 0.01 }, '52 min, comme votre moyenne'],
])('time on slopes of %o', (pente, expected) => {
  expect(plain(penteText(pente))).toBe(expected)
})

describe('what is missing', () => {
  const paths = { resultats: '/resultats', feuille: '/feuille' }

  it('each has its sentence', () => {
    const texts = MANQUES_BILAN.map((manque) => describeManque(manque, paths).text)
    expect(new Set(texts).size).toBe(MANQUES_BILAN.length)
    for (const text of texts) expect(text).toMatch(/\.$/)
  })

  it.each([
    ['resultat', '/resultats'],
    ['plan', '/feuille'],
    ['sortie', '/contribution/activites'],
  ] as const)('%s leads to where it is made', (manque, to) => {
    expect(describeManque(manque, paths).door?.to).toBe(to)
  })
})
