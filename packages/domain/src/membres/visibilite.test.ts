import { expect, it } from 'vitest'
import type { Partage } from '../echanges/publication.ts'
import {
  canSeeProfil,
  getPartage,
  getVisibilite,
  isMajeur,
  type Regard,
  type Visibilite,
} from './visibilite.ts'

const TODAY = '2026-03-16'
const ADULT = '1990-05-12'
const MINOR = '2010-01-01'
const REGARDS: Regard[] = ['visiteur', 'membre', 'abonne', 'bloque', 'staff', 'soi']

it.each<[Visibilite, string | null, string]>([
  ['public', ADULT, 'visiteur membre abonne staff soi'],
  ['public', MINOR, 'membre abonne staff soi'],
  ['public', null, 'membre abonne staff soi'],
  ['public', '', 'membre abonne staff soi'],
  ['membres', ADULT, 'membre abonne staff soi'],
  ['membres', MINOR, 'membre abonne staff soi'],
  ['abonnes', ADULT, 'abonne staff soi'],
  ['personne', ADULT, 'staff soi'],
])('a profile for %s, born on %s, is seen by %s', (visibilite, naissance, expected) => {
  const seen = REGARDS.filter((regard) => canSeeProfil({ visibilite, naissance }, regard, TODAY))
  expect(seen.join(' ')).toBe(expected)
})

it.each([
  ['2008-03-16', true],
  ['2008-03-17', false],
  ['2008-02-29', true],
  [null, false],
  ['', false],
])('a member born on %s is of age: %s', (naissance, expected) => {
  expect(isMajeur(naissance, TODAY)).toBe(expected)
})

it('a profile becomes public on the eighteenth birthday without a further action', () => {
  const profil = { visibilite: 'public', naissance: '2008-03-17' } as const
  expect(getVisibilite(profil, TODAY)).toBe('membres')
  expect(getVisibilite(profil, '2026-03-17')).toBe('public')
})

it.each<[Partage, string | null, Partage]>([
  ['membres', ADULT, 'membres'],
  ['membres', MINOR, 'abonnes'],
  ['membres', null, 'abonnes'],
  ['abonnes', ADULT, 'abonnes'],
  ['abonnes', MINOR, 'abonnes'],
  ['personne', ADULT, 'personne'],
  ['personne', MINOR, 'personne'],
])(
  'an outing shared with « %s » by who was born on %s is for « %s »',
  (partage, naissance, seen) => {
    expect(getPartage({ partage, naissance }, TODAY)).toBe(seen)
  },
)

it('an activity becomes visible to members on the eighteenth birthday without a further action', () => {
  const outing = { partage: 'membres', naissance: '2008-03-17' } as const
  expect(getPartage(outing, TODAY)).toBe('abonnes')
  expect(getPartage(outing, '2026-03-17')).toBe('membres')
})
