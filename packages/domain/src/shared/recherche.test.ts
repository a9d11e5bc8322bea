import { describe, expect, it } from 'vitest'
import { areWithinOneTypo, normalizeTexte, splitTermes, transpositions } from './recherche.ts'

describe('normalizeTexte', () => {
  it.each([
    ['Écotrail de PARIS', 'ecotrail de paris'],
    ['L’Œuf d’Ænéas', 'l oeuf d aeneas'],
    ["Côte-d'Or – semi", 'cote d or semi'],
    ['E\u0301te\u0301', 'ete'],
    ['a\u0000b\u001bc\u200bd', 'abcd'],
    ['  un\t\ndeux\u00a0\u202ftrois ', 'un deux trois'],
    ['Straße Øre Łódź', 'strasse ore lodz'],
    ['Trail (10 km) & rando', 'trail (10 km) & rando'],
    ['\ud800seul', 'seul'],
    ['', ''],
  ])('%j', (texte, expected) => {
    expect(normalizeTexte(texte)).toBe(expected)
  })
})

describe('splitTermes', () => {
  it.each([
    ['Le marathon de La Rochelle', ['marathon', 'rochelle']],
    ["Course à l'Aven d'Orgnac", ['course', 'aven', 'orgnac']],
    ['trail, Trail; TRAIL!', ['trail']],
    ['N.-D. de Monts', ['notre', 'dame', 'monts']],
    ['nd de la gorge', ['notre', 'dame', 'gorge']],
    ['n d', ['notre', 'dame']],
    ['1000 d+ and nda', ['1000', 'and', 'nda']],
    ['et sur le de', []],
    ["'; DROP TABLE courses; --", ['drop', 'table', 'courses']],
    ['1 2 3 4 5 6 7 8 9 10', ['1', '2', '3', '4', '5', '6', '7', '8']],
    ['x'.repeat(100_000), ['x'.repeat(40)]],
    ['', []],
  ])('%.40j', (texte, expected) => {
    expect(splitTermes(texte)).toEqual(expected)
  })
})

describe('areWithinOneTypo', () => {
  it.each([
    ['marathon', 'marathon', true],
    ['marathon', 'marahton', true],
    ['marathon', 'marathn', true],
    ['marathon', 'marathoon', true],
    ['marathon', 'narathon', true],
    ['marathon', 'marathom', true],
    ['marathon', 'arathon', true],
    ['marathon', 'marathons', true],
    ['ab', 'ba', true],
    ['abc', 'bxc', false],
    ['abc', 'xac', false],
    ['abcd', 'ab', false],
    ['ab', 'abcd', false],
    ['', 'a', true],
    ['', '', true],
    ['marathon', 'marthaon', false],
    ['marathon', 'maratho', true],
    ['marathon', 'marath', false],
    ['abc', 'cba', false],
    ['abcd', 'badc', false],
    ['ab', 'cd', false],
    ['', 'ab', false],
  ])('%j and %j: %s', (a, b, expected) => {
    expect(areWithinOneTypo(a, b)).toBe(expected)
    expect(areWithinOneTypo(b, a)).toBe(expected)
  })
})

it.each([
  ['abc', ['bac', 'acb']],
  ['aab', ['aba']],
  ['a', []],
  ['', []],
])('all transpositions are listed for %j', (mot, expected) => {
  expect(transpositions(mot)).toEqual(expected)
})
