import { expect, it } from 'vitest'
import { describeChanges, describeMove, nameSection } from './course-historique.ts'

it.each([
  ['identite', 'Identité'],
  ['edition:12', 'Édition'],
  ['inconnue', 'Course'],
])('%s is called %s', (section, nom) => {
  expect(nameSection(section)).toBe(nom)
})

const LONG = 'Une boucle en balcon au-dessus de la vallée. '.repeat(5)

it.each([
  ['nom', 'A', 'B', 'Nom\u00a0: «\u00a0A\u00a0», puis «\u00a0B\u00a0»'],
  ['ville', null, 'Annecy', 'Ville\u00a0: «\u00a0Annecy\u00a0»'],
  ['site', 'https://exemple.fr', null, 'Site\u00a0: effacé'],
  ['description', null, LONG, 'Description\u00a0: ajouté'],
  ['description', LONG, 'Court', 'Description\u00a0: modifié'],
  ['types', ['trail'], ['trail', 'route'], 'Types\u00a0: Trail, puis Trail, Course sur route'],
  ['types', ['trail'], [], 'Types\u00a0: effacé'],
  ['position', [6, 45], [6.1, 45], 'Position sur la carte\u00a0: modifié'],
  [
    'date_debut',
    '2027-06-05',
    '2027-06-12',
    'Date\u00a0: sam. 5 juin 2027, puis sam. 12 juin 2027',
  ],
  ['a_confirmer', true, false, 'Date à confirmer\u00a0: oui, puis non'],
  ['distance', 10_000, 12_000, 'Distance\u00a0: 10000, puis 12000'],
  ['barriere_horaire', 9000, 21_600, 'Temps maximal\u00a0: 2h30, puis 6h'],
  ['acces', null, 'Par le lac', 'Accès\u00a0: «\u00a0Par le lac\u00a0»'],
  ['mystere', 1, 2, 'Autre information\u00a0: 1, puis 2'],
])('%s from %j to %j', (field, before, after, line) => {
  expect(describeChanges({ [field]: [before, after] })).toEqual([line])
})

it.each([
  [0, 1, 'Soumise à validation'],
  [1, 100, 'Publiée'],
  [1, 0, 'Renvoyée pour être revue'],
  [100, 0, 'Remise en brouillon'],
  [100, -1, 'Annulée'],
  [null, 1, 'Soumise à validation'],
])('from %j to %j', (de, vers, words) => {
  expect(describeMove(de, vers)).toBe(words)
})
