import type { Boucle } from '@foulee/contract/parcours/itineraires'
import { expect, it } from 'vitest'
import { readLoopDemand } from './loop-demand.ts'
import { listReasons } from './loop-reasons.ts'

const LOOP: Boucle = {
  ligne: '',
  altitudes: [],
  passages: [0, 1],
  distance: 9800,
  denivele: 310,
  part_repetee: 0.08,
  terrains: [
    [0, 4900, 'path'],
    [4900, 9800, 'asphalt'],
  ],
  consignes: null,
  temps_estime: 3300,
}
const DEPART: [number, number] = [6.1, 45.9]

it('a loop gives its figures beside those that were asked', () => {
  const demand = { depart: DEPART, longueur: 10_000, denivele: 300, terrain: 'path' } as const
  expect(listReasons(LOOP, demand)).toEqual([
    '9,80\u00a0km pour 10,00\u00a0km demandés',
    '55\u00a0min à votre allure',
    '310\u00a0m\u00a0D+ pour 300\u00a0m demandés',
    '8\u00a0% courus deux fois',
    '50\u00a0% de sentier',
  ])
})

it('a loop of a time says its length, and hides what is not known', () => {
  const loop = { ...LOOP, denivele: null, temps_estime: null, part_repetee: 0 }
  expect(listReasons(loop, { depart: DEPART, duree: 3600 })).toEqual([
    '9,80\u00a0km',
    'dénivelé inconnu',
    'aucun passage couru deux fois',
  ])
})

it.each([
  [{ longueur: 1000 }, 'pour 1,00\u00a0km demandé'],
  [{ longueur: 2000 }, 'pour 2,00\u00a0km demandés'],
  [{ longueur: 5000, denivele: 1 }, 'pour 1\u00a0m demandé'],
  [{ longueur: 5000, denivele: 2 }, 'pour 2\u00a0m demandés'],
  [{ duree: 3600 }, 'pour 1h demandée'],
  [{ duree: 7200 }, 'pour 2h demandées'],
  [{ duree: 3900 }, 'pour 1h05 demandées'],
])('a demand agrees with its number: %o', (demand, expected) => {
  const reasons = listReasons({ ...LOOP, part_repetee: 0.012 }, { depart: DEPART, ...demand })
  expect(reasons.filter((reason) => reason.endsWith(expected))).toHaveLength(1)
  expect(reasons).toContain('1\u00a0% couru deux fois')
})

it('a loop for a race says in numbers how it is like it', () => {
  const ressemblance = { ecart: 0.2, raisons: ['40\u00a0m de montée par km, contre 42'] }
  const reasons = listReasons({ ...LOOP, ressemblance }, { depart: DEPART, longueur: 10_000 })
  expect(reasons.at(-1)).toBe('40\u00a0m de montée par km, contre 42')
})

const fill = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

it.each([
  ['longueur', { longueur: '10,5', denivele: '', terrain: '' }, { longueur: 10_500 }],
  ['duree', { duree: '1h45', denivele: '700', terrain: '' }, { duree: 6300, denivele: 700 }],
  [
    'longueur',
    { longueur: '8 km', denivele: '', terrain: 'path' },
    { longueur: 8000, terrain: 'path' },
  ],
] as const)('a form with a %s asks for it: %o', (mesure, fields, expected) => {
  expect(readLoopDemand(fill(fields), { depart: DEPART, mesure })).toEqual({
    demand: { depart: DEPART, ...expected },
  })
})

it.each([
  ['longueur', { longueur: '' }, 'longueur'],
  ['longueur', { longueur: '200' }, 'longueur'],
  ['duree', { duree: 'deux' }, 'duree'],
  ['longueur', { longueur: '10', denivele: 'haut' }, 'denivele'],
] as const)('a form with a bad %s names the field: %o', (mesure, fields, field) => {
  expect(readLoopDemand(fill(fields), { depart: DEPART, mesure })).toEqual({
    errors: { [field]: expect.any(String) },
  })
})

it.each([
  [{ ressemblance: 'on' }, 7, { epreuves_id: 7 }],
  [{}, 7, {}],
  [{ ressemblance: 'on' }, null, {}],
] as const)(
  'the ground of a race is asked for where it is ticked: %o, %s',
  (fields, epreuve, expected) => {
    const form = fill({ longueur: '10', ...fields })
    expect(readLoopDemand(form, { depart: DEPART, mesure: 'longueur', epreuve })).toEqual({
      demand: { depart: DEPART, longueur: 10_000, ...expected },
    })
  },
)
