import { describe, expect, it } from 'vitest'
import { type Actor, ETAT } from '../shared/publication.ts'
import { findMissingForSubmission, findMove, TYPE_COURSE_LABELS, TYPES_COURSE } from './course.ts'

it('each type of race has a label', () => {
  expect(Object.keys(TYPE_COURSE_LABELS)).toEqual([...TYPES_COURSE])
})

describe('findMissingForSubmission', () => {
  const complete = {
    description: 'Une boucle au bord du lac.',
    ville: 'Annecy',
    editions_next: [{ date_debut: '2027-04-12', epreuves: [{ distance: 10000 }] }],
  }
  it.each([
    ['complete', {}, []],
    ['a position instead of a town', { ville: null, position: [6.1, 45.9] }, []],
    ['blank texts', { ville: ' ', description: '\n' }, ['description', 'ville']],
    ['no edition', { editions_next: [] }, ['editions', 'epreuves']],
    [
      'edition without a date',
      { editions_next: [{ date_debut: null, epreuves: [{ distance: 5000 }] }] },
      ['editions', 'epreuves'],
    ],
    [
      'cancelled edition',
      { editions_next: [{ ...complete.editions_next[0], annulee: true }] },
      ['editions', 'epreuves'],
    ],
    [
      'epreuve without a distance',
      { editions_next: [{ date_debut: '2027-04-12', epreuves: [{ distance: null }] }] },
      ['epreuves'],
    ],
    [
      'only a cancelled épreuve',
      {
        editions_next: [
          { date_debut: '2027-04-12', epreuves: [{ distance: 5000, annulee: true }] },
        ],
      },
      ['epreuves'],
    ],
  ])('%s', (_label, change, expected) => {
    const missing = findMissingForSubmission({ ...complete, ...change })
    expect(missing.map((manque) => manque.champ)).toEqual(expected)
    for (const { message } of missing) expect(message).toMatch(/\.$/)
  })
})

describe('findMove (produit 4.4)', () => {
  it.each<[string, number | null, number, Actor, boolean]>([
    ['submit', null, ETAT.validation, 'owner', false],
    ['submit', 0, ETAT.validation, 'owner', false],
    ['submit an old draft', 50, ETAT.validation, 'staff', false],
    ['publish', 1, ETAT.publiee, 'staff', false],
    ['refuse', 1, ETAT.brouillon, 'staff', true],
    ['cancel', 100, ETAT.annulee, 'owner', true],
    ['cancel', 150, ETAT.annulee, 'staff', true],
    ['submit again', -1, ETAT.validation, 'owner', false],
  ])('%s from %s to %i by %s', (_label, from, to, actor, needsReason) => {
    expect(findMove(from, to, actor)).toEqual({ isAllowed: true, needsReason })
  })

  it.each<[number | null, number, Actor, RegExp]>([
    [1, ETAT.publiee, 'owner', /Seule l’équipe/],
    [1, ETAT.brouillon, 'owner', /Seule l’équipe/],
    [1, ETAT.annulee, 'staff', /en cours de validation/],
    [0, ETAT.publiee, 'staff', /d’abord être soumise/],
    [null, ETAT.annulee, 'owner', /d’abord être soumise/],
    [-1, ETAT.publiee, 'staff', /soumise de nouveau/],
    [100, ETAT.brouillon, 'staff', /seulement être annulée/],
    [100, ETAT.publiee, 'staff', /déjà «\u00a0Publiée\u00a0»/],
    [0, 42, 'staff', /déjà «\u00a0Non publiée\u00a0»/],
    [1, 150, 'staff', /en cours de validation/],
  ])('refuses %s to %i by %s', (from, to, actor, message) => {
    expect(findMove(from, to, actor)).toEqual({
      isAllowed: false,
      message: expect.stringMatching(message),
    })
  })
})
