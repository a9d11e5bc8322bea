import { describe, expect, it } from 'vitest'
import {
  type EvenementToCheck,
  findEvenementErrors,
  findMissingForSubmission,
  findMove,
  getCompletude,
} from './evenement-publication.ts'

const WHOLE = {
  titre: 'Sortie du mardi',
  type: 'sortie',
  description: 'Une heure à la frontale.',
  lieu: 'Place du marché',
  position: [5.7, 45.2],
  jour: '2026-12-08',
  heure: '19:00',
  duree_minutes: 60,
  nb_dates: 4,
}

it.each([
  ['nothing of what is whole', {}, []],
  ['a day, once', { jour: null, nb_dates: 0 }, ['jour']],
  ['another day, where that one is over', { nb_dates: 0 }, ['dates']],
  ['an hour of a day that is chosen', { heure: null }, ['heure']],
  ['a title that is more than blanks', { titre: '  ' }, ['titre']],
  ['a description that is more than blanks', { description: ' ' }, ['description']],
  ['a description', { description: null }, ['description']],
  ['a place that is more than blanks', { lieu: ' ' }, ['lieu']],
  ['a place', { lieu: null }, ['lieu']],
  ['a type', { type: null }, ['type']],
  ['a point on the map', { position: null }, ['position']],
  ['no length where it lasts no minute', { duree_minutes: 0 }, []],
  ['a length', { duree_minutes: null }, ['duree_minutes']],
])('a draft misses %s', (_, input, expected) => {
  const missing = findMissingForSubmission({ ...WHOLE, ...input })
  expect(missing.map(({ champ }) => champ)).toEqual(expected)
})

const FINE: EvenementToCheck = {
  prix: 0,
  places: null,
  duree_minutes: null,
  delai_attente_heures: 24,
  groupes: [],
}
const groupe = (nom: string, allure_min?: number, allure_max?: number) => ({
  nom,
  allure_min,
  allure_max,
})

describe('a figure of an event that is out of bounds', () => {
  it.each<[string, Partial<EvenementToCheck>, string[]]>([
    [
      'is none of those at the lower bounds',
      { places: 1, duree_minutes: 5, delai_attente_heures: 1 },
      [],
    ],
    [
      'is none of those at the upper bounds',
      { prix: 100_000, places: 10_000, duree_minutes: 2880, delai_attente_heures: 720 },
      [],
    ],
    ['is a price below nothing', { prix: -1 }, ['prix']],
    ['is a price of more than a thousand euros', { prix: 100_001 }, ['prix']],
    ['is no place at all', { places: 0 }, ['places']],
    ['is more than ten thousand places', { places: 10_001 }, ['places']],
    ['is less than five minutes', { duree_minutes: 4 }, ['duree_minutes']],
    ['is more than two days', { duree_minutes: 2881 }, ['duree_minutes']],
    ['is less than an hour to answer', { delai_attente_heures: 0 }, ['delai_attente_heures']],
    ['is more than a month to answer', { delai_attente_heures: 721 }, ['delai_attente_heures']],
    ['is a name that two groups bear', { groupes: [groupe('Bleu'), groupe('bleu')] }, ['groupes']],
    ['is a slower pace given first', { groupes: [groupe('Bleu', 400, 360)] }, ['groupes']],
    ['is no single pace', { groupes: [groupe('Bleu', 360, 360), groupe('Vert', 300)] }, []],
    [
      'is no pace that is given alone at the end',
      { groupes: [groupe('Bleu', undefined, 300)] },
      [],
    ],
  ])('%s', (_, input, expected) => {
    expect(Object.keys(findEvenementErrors({ ...FINE, ...input }))).toEqual(expected)
  })

  it('says which bounds, and which group', () => {
    const errors = findEvenementErrors({
      ...FINE,
      places: 0,
      groupes: [groupe('Vert', 300, 360), groupe('Bleu', 400, 360)],
    })
    expect(errors.places?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
      'Indiquez un nombre de 1 à 10 000.',
    )
    expect(errors.groupes).toContain('Bleu')
  })
})

describe('how far an event is from complete', () => {
  const complete = {
    ...WHOLE,
    photos: [1],
    rendez_vous: 'Gilets jaunes',
    ville: 'Grenoble',
    niveau: 'debutant',
    sports: ['trail'],
    groupes: [],
    parcours: { id: 4 },
  }

  it.each<[string, Partial<typeof complete>, number, string[]]>([
    ['is nothing when all is said', {}, 1, []],
    ['is a fifteenth without a picture', { photos: [] }, 0.93, ['photos']],
    ['counts what keeps it from being published too', { lieu: '', ville: '' }, 0.87, ['ville']],
    [
      'names every piece of advice, in its order',
      { photos: [], ville: '', rendez_vous: '', sports: [], niveau: '', parcours: null as never },
      0.6,
      ['photos', 'ville', 'rendez_vous', 'sports', 'niveau', 'groupes'],
    ],
    [
      'is nothing with groups in place of a route',
      { parcours: null as never, groupes: [1] as never },
      1,
      [],
    ],
  ])('%s', (_, input, part, conseils) => {
    const found = getCompletude({ ...complete, ...input })
    expect(found.part).toBe(part)
    expect(found.conseils.map(({ champ }) => champ)).toEqual(conseils)
  })
})

it.each([
  [0, 1, 'owner', true],
  [0, 100, 'owner', false],
  [1, 100, 'staff', true],
  [100, 0, 'owner', false],
] as const)('an event moves from %i to %i by %s: %s', (from, to, actor, isAllowed) => {
  expect(findMove(from, to, actor).isAllowed).toBe(isAllowed)
})
