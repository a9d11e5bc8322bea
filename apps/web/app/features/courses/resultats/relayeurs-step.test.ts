import type { Relayeurs } from '@foulee/contract/courses/resultats-fichier'
import { expect, it } from 'vitest'
import { changeRelayeurs } from './relayeurs-step.tsx'

const TWO: Relayeurs = [{ equipier: 1, relais: 2 }, { equipier: 3 }]

it.each<[string, Relayeurs, Parameters<typeof changeRelayeurs>[1], Relayeurs]>([
  [
    'a runner more is told',
    [...TWO, {}],
    { nth: 2, part: 'equipier', value: '5' },
    [...TWO, { equipier: 5 }],
  ],
  [
    'another column is told',
    TWO,
    { nth: 1, part: 'relais', value: '4' },
    [
      { equipier: 1, relais: 2 },
      { equipier: 3, relais: 4 },
    ],
  ],
  [
    'one of two columns is taken away',
    TWO,
    { nth: 0, part: 'relais', value: '' },
    [{ equipier: 1 }, { equipier: 3 }],
  ],
  [
    'the last column of a runner is taken away',
    [{ equipier: 3 }, { equipier: 1 }],
    { nth: 0, part: 'equipier', value: '' },
    [{ equipier: 1 }],
  ],
])('the columns of runners, where %s', (_, before, choice, after) => {
  expect(changeRelayeurs(before, choice)).toEqual(after)
})
