import { describe, expect, it } from 'vitest'
import {
  canMoveAuthored,
  ETAT,
  findMissing,
  findRule,
  getStatut,
  isCancelled,
  isPublished,
  type MoveRule,
  STATUT_LABELS,
  toErrors,
} from './publication.ts'

describe('getStatut (produit 4.3)', () => {
  it.each([
    [undefined, 'Non publiée'],
    [null, 'Non publiée'],
    [0, 'Non publiée'],
    [-1, 'Annulée'],
    [-100, 'Annulée'],
    [1, 'En cours de validation'],
    [2, 'Non publiée'],
    [99, 'Non publiée'],
    [100, 'Publiée'],
    [250, 'Publiée'],
    [Number.NaN, 'Non publiée'],
  ])('etat %s reads « %s »', (etat, label) => {
    expect(STATUT_LABELS.feminin[getStatut(etat)]).toBe(label)
    expect(isCancelled(etat)).toBe(label === 'Annulée')
    expect(isPublished(etat)).toBe(label === 'Publiée')
  })
})

it('missing required fields are listed in order, also as form errors', () => {
  const missing = findMissing([
    [true, 'titre', 'Donnez un titre.'],
    [false, 'ville', 'Indiquez la ville.'],
    [false, 'prix', 'Indiquez le prix.'],
  ])
  expect(missing.map(({ champ }) => champ)).toEqual(['ville', 'prix'])
  expect(toErrors(missing)).toEqual({ ville: 'Indiquez la ville.', prix: 'Indiquez le prix.' })
})

describe('findRule', () => {
  const submit: MoveRule = { from: 'non_publiee', to: ETAT.validation, actors: ['owner'] }
  const takeBack: MoveRule = { from: 'publiee', to: ETAT.brouillon, actors: ['owner'] }
  it.each([
    ['a draft', 0, ETAT.validation, submit],
    ['an old draft', 50, ETAT.validation, submit],
    ['an old publication', 250, ETAT.brouillon, takeBack],
    ['a move from elsewhere', 1, ETAT.validation, undefined],
    ['a move to elsewhere', 0, ETAT.publiee, undefined],
  ])('%s', (_, from, to, expected) => {
    expect(findRule([submit, takeBack], from, to)).toBe(expected)
  })
})

it.each([
  [ETAT.brouillon, ETAT.validation, ['owner', 'staff']],
  [ETAT.validation, ETAT.brouillon, ['owner', 'staff']],
  [ETAT.publiee, ETAT.brouillon, ['owner', 'staff']],
  [ETAT.validation, ETAT.publiee, ['staff']],
  [ETAT.brouillon, ETAT.publiee, []],
  [ETAT.publiee, ETAT.validation, []],
  [ETAT.publiee, ETAT.annulee, []],
] as const)('what one author writes goes from %s to %s by %j', (from, to, actors) => {
  const able = (['owner', 'staff'] as const).filter((actor) => canMoveAuthored(from, to, actor))
  expect(able).toEqual(actors)
})
