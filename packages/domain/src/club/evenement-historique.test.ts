import { describe, expect, it } from 'vitest'
import { describeChanges, describeMove, labelSection } from './evenement-historique.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

it.each([
  ['presentation', 'Présentation'],
  ['places', 'Places et prix'],
  ['date:2027-10-12', 'Date du mardi 12 octobre 2027'],
  ['date', 'Une date'],
  ['inconnue', 'Évènement'],
])('a save of the section %s is called « %s »', (section, expected) => {
  expect(labelSection(section)).toBe(expected)
})

describe('a change of an event in the history', () => {
  it.each<[string, string, unknown, unknown, string]>([
    [
      'names a type by its label',
      'type',
      'sortie',
      'essai',
      'a changé le type de Sortie à Essai de matériel',
    ],
    ['names a level by its label', 'niveau', null, 'debutant', 'a indiqué le niveau : Débutant'],
    [
      'names a département',
      'departement',
      '38',
      '74',
      'a changé le département d’Isère à Haute-Savoie',
    ],
    ['writes a price in euros', 'prix', 0, 1250, 'a changé le prix de Gratuit à 12,50 €'],
    [
      'keeps a text in its words',
      'lieu',
      'Gare',
      'Mairie',
      'a changé le lieu de « Gare » à « Mairie »',
    ],
    ['names a sport by its label', 'sports', [], ['trail'], 'a indiqué les sports : Trail'],
    ['says only that a route was changed', 'parcours_id', 4, 5, 'a changé le parcours'],
    [
      'does not tell coordinates',
      'position',
      null,
      [5.7, 45.2],
      'a ajouté la position sur la carte',
    ],
    [
      'names a series by what it repeats, and how often',
      'regle',
      null,
      'FREQ=WEEKLY;BYDAY=TU;COUNT=10',
      'a indiqué la répétition : tous les mardis, 10 fois',
    ],
    [
      'says no more than that of a rule nobody can read',
      'regle',
      null,
      'FREQ=?',
      'a ajouté la répétition',
    ],
  ])('%s', (_, field, before, after, expected) => {
    expect(describeChanges({ [field]: [before, after] }).map(plain)).toEqual([expected])
  })
})

it('of one date, the sentence says which', () => {
  const changes: Record<string, [unknown, unknown]> = { heure: ['18:00', '18:30'] }
  expect(describeChanges(changes, 'date:2027-10-12')).toEqual([
    'a changé l’heure de la date du mardi 12 octobre 2027 de 18h à 18h30',
  ])
})

it.each([
  [null, 1, 'Soumis à validation'],
  [1, 100, 'Publié'],
  [1, 0, 'Renvoyé pour être revu'],
  [100, -1, 'Annulé'],
  [0, 1, 'Soumis à validation'],
])('a move from %s to %s is called « %s »', (de, vers, expected) => {
  expect(describeMove(de, vers)).toBe(expected)
})
