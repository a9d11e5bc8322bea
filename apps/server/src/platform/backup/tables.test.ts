import { expect, it } from 'vitest'
import { compareTables, isSameMajor } from './tables.ts'

const table = (nom: string, lignes: number, empreinte = 'a') => ({ nom, lignes, empreinte })

it.each([
  ['the same', [table('p.a', 1)], true, []],
  ['a table that is missing', [], true, ['la table p.a manque']],
  ['fewer rows', [table('p.a', 0)], true, ['p.a a 0 lignes au lieu de 1']],
  [
    'other rows',
    [table('p.a', 1, 'b')],
    true,
    ['les lignes de p.a ne sont pas celles de la sauvegarde'],
  ],
  ['rows that another version writes otherwise', [table('p.a', 1, 'b')], false, []],
  ['a table more', [table('p.a', 1), table('p.b', 0)], true, ['la table p.b est en trop']],
])('compareTables says %s', (_, found, isSameServer, problems) => {
  expect(compareTables([table('p.a', 1)], found, isSameServer)).toEqual(problems)
})

it.each([
  ['15.20', '15.3', true],
  ['15.20', '16.1', false],
  ['17.5', '17.5', true],
])('the versions %s and %s have the same major: %s', (a, b, expected) =>
  expect(isSameMajor(a, b)).toBe(expected),
)
