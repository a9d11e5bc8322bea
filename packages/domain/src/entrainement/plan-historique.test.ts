import { expect, it } from 'vitest'
import { describeChanges, describeDeed, describeMove, labelSection } from './plan-historique.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

it.each<[string, unknown, unknown, string]>([
  [
    'semaine_3',
    'Footing, VMA',
    'Footing, Seuil',
    'a changé la semaine 3 : « Footing, VMA », puis « Footing, Seuil »',
  ],
  ['semaine_3', 'Footing', 'Footing', 'a modifié la semaine 3, « Footing »'],
  ['semaine_12', null, 'Footing', 'a ajouté la semaine 12, « Footing »'],
  ['semaine_12', null, '', 'a ajouté la semaine 12'],
  ['semaine_12', 'Footing', null, 'a retiré la semaine 12'],
  ['semaine_1', 'Footing', '', 'a changé la semaine 1 : « Footing », puis sans séance'],
  ['semaine_1', '', '', 'a modifié la semaine 1'],
  ['titre', '', 'Objectif semi', 'a indiqué le titre : « Objectif semi »'],
  ['objectif', '10km', 'semi', 'a changé l’objectif de 10 km à Semi-marathon'],
  ['distance_cible', null, 21_100, 'a indiqué la distance visée : 21,1 km'],
  ['denivele_cible', null, 1200, 'a indiqué le dénivelé visé : 1 200 m'],
  ['prix', 0, 2500, 'a changé le prix de Gratuit à 25 €'],
  ['premium', false, true, 'a changé l’accès de « tous les membres » à « membres premium »'],
])('%s from %j to %j', (field, before, after, line) => {
  expect(describeChanges({ [field]: [before, after] }).map(plain)).toEqual([line])
})

it('the history of a plan lists six weeks in order, and counts the others', () => {
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
    'a changé la semaine 2 : « A », puis « B »',
    'a changé 14 autres semaines',
  ])
  expect(describeChanges(change(7))).toHaveLength(7)
  expect(describeChanges({ ...change(7), titre: ['A', 'B'] })).toHaveLength(8)
})

it('the history of a plan labels its sections and publication steps', () => {
  expect([labelSection('presentation'), labelSection('semaines')]).toEqual([
    'Le plan',
    'Les semaines',
  ])
  expect(describeMove(0, 1, null)).toBe('Soumis à validation')
  expect(describeMove(1, 0, 'Trop dur.')).toBe('Renvoyé pour être revu')
  expect(describeMove(1, 0, null)).toBe('Remis en brouillon')
  expect(plain(describeDeed(1, 0, 'Trop dur.'))).toBe(
    'a renvoyé le plan pour être revu : « Trop dur. »',
  )
  expect(describeDeed(1, 0, null)).toBe('a remis le plan en brouillon')
})
