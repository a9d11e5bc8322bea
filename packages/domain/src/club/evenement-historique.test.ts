import { describe, expect, it } from 'vitest'
import { describeChanges, describeMove, nameSection } from './evenement-historique.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

it.each([
  ['presentation', 'Présentation'],
  ['places', 'Places et prix'],
  ['date:2027-10-12', 'Date du mardi 12 octobre 2027'],
  ['date', 'Une date'],
  ['inconnue', 'Évènement'],
])('a save of the section %s is called « %s »', (section, expected) => {
  expect(nameSection(section)).toBe(expected)
})

describe('a change of an event in the history', () => {
  it.each<[string, string, unknown, unknown, string]>([
    [
      'names a type by its label',
      'type',
      'sortie',
      'essai',
      'Type : Sortie, puis Essai de matériel',
    ],
    ['names a level by its label', 'niveau', null, 'debutant', 'Niveau : Débutant'],
    ['names a département', 'departement', '38', '74', 'Département : Isère, puis Haute-Savoie'],
    ['writes a price in euros', 'prix', 0, 1250, 'Prix : Gratuit, puis 12,50 €'],
    ['keeps a text in its words', 'lieu', 'Gare', 'Mairie', 'Lieu : « Gare », puis « Mairie »'],
    ['names a sport by its label', 'sports', [], ['trail'], 'Sports : Trail'],
    ['says only that a route was changed', 'parcours_id', 4, 5, 'Parcours : modifié'],
    ['does not tell coordinates', 'position', null, [5.7, 45.2], 'Position sur la carte : ajouté'],
    [
      'names a series by what it repeats, and how often',
      'regle',
      null,
      'FREQ=WEEKLY;BYDAY=TU;COUNT=10',
      'Répétition : tous les mardis, 10 fois',
    ],
    [
      'says no more than that of a rule nobody can read',
      'regle',
      null,
      'FREQ=?',
      'Répétition : ajouté',
    ],
  ])('%s', (_, field, before, after, expected) => {
    expect(describeChanges({ [field]: [before, after] }).map(plain)).toEqual([expected])
  })
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
