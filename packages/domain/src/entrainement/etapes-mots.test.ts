import { expect, test } from 'vitest'
import type { EtapeFaite, Verdict } from './etapes-faites.ts'
import { formatBilan, formatPrevu, labelEtape } from './etapes-mots.ts'
import type { Fin, Step } from './step.ts'

const etape = (etapeFaite: Partial<EtapeFaite>): EtapeFaite => ({
  chemin: [0],
  type: 'effort',
  passage: { numero: 1, total: 1 },
  prevu: { fin: { type: 'touche' }, duree: null, distance: null, allure: null },
  etat: 'faite',
  fait: null,
  verdict: null,
  ...etapeFaite,
})
const judged = (...verdicts: (Verdict | null)[]) => verdicts.map((verdict) => etape({ verdict }))

test.each([
  [1, 1, 'Effort'],
  [2, 6, 'Effort 2 sur\u00a06'],
])('the iteration %i of %i is in the name of the step', (numero, total, expected) => {
  expect(labelEtape(etape({ passage: { numero, total } }))).toBe(expected)
})

test.each<[(Verdict | null)[], string | null]>([
  [[], null],
  [[null, null], null],
  [['plus_vite'], 'L’effort est plus rapide que la cible.'],
  [['dans_la_cible', null, 'dans_la_cible'], 'Les 2\u00a0efforts sont dans la cible.'],
  [
    ['dans_la_cible', 'plus_lent', 'dans_la_cible', 'plus_vite'],
    'Sur 4\u00a0efforts\u00a0: 2\u00a0dans la cible, 1\u00a0plus vite, 1\u00a0plus lent.',
  ],
])('the efforts are summed up in a sentence: %o', (verdicts, expected) =>
  expect(formatBilan(judged(...verdicts))).toBe(expected),
)

test('recoveries do not count in the summary of efforts', () => {
  expect(formatBilan([etape({ type: 'recuperation', verdict: 'plus_vite' })])).toBeNull()
})

const STEPS: Step[] = [
  {
    type: 'repetition',
    fois: 2,
    steps: [{ type: 'effort', fin: { type: 'touche' }, cible: { type: 'rpe', min: 7, max: 8 } }],
  },
]
test.each<[Fin, EtapeFaite['prevu']['allure'], string]>([
  [{ type: 'temps', valeur: 180 }, { min: 240, max: 252 }, "3'00 à 4'00–4'12/km"],
  [{ type: 'distance', valeur: 400 }, null, '400\u00a0m à 7–8 sur\u00a010 d’effort'],
  [{ type: 'touche' }, null, 'Jusqu’à la touche, à 7–8 sur\u00a010 d’effort'],
])('the planned step is described in words: %o', (fin, allure, expected) => {
  const prevu = { fin, allure, duree: null, distance: null }
  expect(formatPrevu(etape({ chemin: [0, 0], prevu }), STEPS)).toBe(expected)
})
