import { expect, it } from 'vitest'
import { describeChanges, describeMove, nameSection } from './plan-historique.ts'

/** Spaces as they look. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

it.each<[string, unknown, unknown, string]>([
  [
    'semaine_3',
    'Footing, VMA',
    'Footing, Seuil',
    'Semaine 3 : « Footing, VMA », puis « Footing, Seuil »',
  ],
  ['semaine_3', 'Footing', 'Footing', 'Semaine 3 : modifiée, « Footing »'],
  ['semaine_12', null, 'Footing', 'Semaine 12 : ajoutée, « Footing »'],
  ['semaine_12', null, '', 'Semaine 12 : ajoutée'],
  ['semaine_12', 'Footing', null, 'Semaine 12 : retirée'],
  ['semaine_1', 'Footing', '', 'Semaine 1 : « Footing », puis sans séance'],
  ['semaine_1', '', '', 'Semaine 1 : modifiée'],
  ['titre', '', 'Objectif semi', 'Titre : « Objectif semi »'],
  ['objectif', '10km', 'semi', 'Objectif : 10 km, puis Semi-marathon'],
  ['distance_cible', null, 21_100, 'Distance visée : 21,1 km'],
  ['denivele_cible', null, 1200, 'Dénivelé visé : 1 200 m'],
  ['prix', 0, 2500, 'Prix : Gratuit, puis 25 €'],
  ['premium', false, true, 'Accès : tous les membres, puis membres premium'],
])('%s from %j to %j', (field, before, after, line) => {
  expect(describeChanges({ [field]: [before, after] }).map(plain)).toEqual([line])
})

it('tells six weeks in their order, and counts the others', () => {
  const change = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index): [string, [string, string]] => [
        `semaine_${index + 1}`,
        ['A', 'B'],
      ]).sort(([a], [b]) => a.localeCompare(b)),
    )
  const lines = describeChanges(change(20)).map(plain)
  expect([lines.length, lines[1], lines[6]]).toEqual([
    7,
    'Semaine 2 : « A », puis « B »',
    'Et 14 autres semaines.',
  ])
  expect(describeChanges(change(7))).toHaveLength(7)
})

it('names its parts and its moves', () => {
  expect([nameSection('presentation'), nameSection('semaines')]).toEqual([
    'Le plan',
    'Les semaines',
  ])
  expect(describeMove(0, 1, null)).toBe('Soumis à validation')
  expect(describeMove(1, 0, 'Trop dur.')).toBe('Renvoyé pour être revu')
})
