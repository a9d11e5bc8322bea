import { expect, it } from 'vitest'
import {
  describeChanges,
  describeDeed,
  describeMove,
  labelSection,
  ofEpreuve,
} from './course-historique.ts'

it.each([
  ['identite', 'Identité'],
  ['edition:12', 'Édition'],
  ['inconnue', 'Course'],
])('%s is called %s', (section, nom) => {
  expect(labelSection(section)).toBe(nom)
})

const LONG = 'Une boucle en balcon au-dessus de la vallée. '.repeat(5)

it.each([
  ['nom', 'A', 'B', 'a changé le nom de «\u00a0A\u00a0» à «\u00a0B\u00a0»'],
  ['ville', null, 'Annecy', 'a indiqué la ville\u00a0: «\u00a0Annecy\u00a0»'],
  ['site', 'https://exemple.fr', null, 'a effacé le site'],
  ['description', null, LONG, 'a ajouté la description'],
  ['description', LONG, 'Court', 'a changé la description'],
  [
    'types',
    ['trail'],
    ['trail', 'route'],
    'a changé les types de Trail à Trail et Course sur route',
  ],
  ['types', ['trail'], [], 'a effacé les types'],
  ['position', [6, 45], [6.1, 45], 'a changé la position sur la carte'],
  [
    'date_debut',
    '2027-06-05',
    '2027-06-12',
    'a changé la date du sam. 5 juin 2027 au sam. 12 juin 2027',
  ],
  ['a_confirmer', true, false, 'a confirmé la date'],
  ['distance', 10_000, 12_000, 'a changé la distance de 10,00\u00a0km à 12,00\u00a0km'],
  ['barriere_horaire', 9000, 21_600, 'a changé le temps maximal de 2h30 à 6h'],
  [
    'acces',
    null,
    'Par le lac',
    'a indiqué la ligne «\u00a0Accès\u00a0»\u00a0: «\u00a0Par le lac\u00a0»',
  ],
  ['mystere', 1, 2, 'a changé une autre information de 1 à 2'],
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
])('a change from %j to %j is one sentence', (de, vers, words) => {
  expect(describeMove(de, vers)).toBe(words)
})

it.each([
  ['heure_depart', '09:00', '09:30', 'a changé l’heure de départ du 10 km de 9h à 9h30'],
  ['heure_depart', '09:00:00', null, 'a effacé l’heure de départ du 10 km'],
  ['prix', 1200, 1550, 'a changé le prix du 10 km de 12\u00a0€ à 15,50\u00a0€'],
  ['certif', false, true, 'a demandé le PPS pour le départ du 10 km'],
  ['nom', null, 'Le 10 km', 'a ajouté l’épreuve «\u00a0Le 10 km\u00a0»'],
  ['nom', 'Le 10 km', null, 'a retiré l’épreuve «\u00a0Le 10 km\u00a0»'],
])('of an épreuve, %s from %j to %j is one sentence', (field, before, after, sentence) => {
  const changes = { [field]: [before, after] as [unknown, unknown] }
  expect(describeChanges(changes, 'epreuve:4', 'du 10 km')).toEqual([sentence])
})

it('an edition that comes is one sentence, whatever it came with', () => {
  const changes = { date_debut: [null, '2027-06-05'], places: [null, 500] } as const
  expect(describeChanges(changes as never, 'edition:4')).toEqual([
    'a ajouté l’édition du sam. 5 juin 2027',
  ])
})

it.each([
  ['Le 10 km', 'du 10 km'],
  ['Les 3 lacs', 'des 3 lacs'],
  ['La Mini', 'de La Mini'],
  ['10 km', 'de l’épreuve «\u00a010 km\u00a0»'],
])('the complement of the section %s is « %s »', (nom, of) => {
  expect(ofEpreuve(nom)).toBe(of)
})

it.each([
  [0, 1, null, 'a soumis la course à validation'],
  [1, 100, null, 'a publié la course'],
  [1, 0, 'Où\u00a0?', 'a renvoyé la course pour être revue\u00a0: «\u00a0Où\u00a0?\u00a0»'],
  [100, -1, 'Neige.', 'a annulé la course\u00a0: «\u00a0Neige.\u00a0»'],
])('the step from %j to %j because %j is described in the past tense', (de, vers, motif, words) => {
  expect(describeDeed(de, vers, motif)).toBe(words)
})
