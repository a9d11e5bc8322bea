import { describe, expect, it } from 'vitest'
import { readSearch, writeSearch } from './resultats-url.ts'

describe('the address of results', () => {
  it.each([
    ['', { texte: '', sexe: '', categorie: '', point: 0, tri: '', page: 1 }],
    [
      'texte=+Durand+&sexe=f&categorie=M1&page=3',
      { texte: 'Durand', sexe: 'f', categorie: 'M1', point: 0, tri: '', page: 3 },
    ],
    ['sexe=q&page=0', { texte: '', sexe: '', categorie: '', point: 0, tri: '', page: 1 }],
    ['page=1e9', { texte: '', sexe: '', categorie: '', point: 0, tri: '', page: 1 }],
    [
      'point=14000&tri=gagnees',
      { texte: '', sexe: '', categorie: '', point: 14_000, tri: 'gagnees', page: 1 },
    ],
    ['point=-3&tri=gagnees', { texte: '', sexe: '', categorie: '', point: 0, tri: '', page: 1 }],
    [
      'point=14000&tri=toString',
      { texte: '', sexe: '', categorie: '', point: 14_000, tri: '', page: 1 },
    ],
  ])('the query %s is parsed as %o', (search, expected) => {
    expect(readSearch(new URLSearchParams(search))).toEqual(expected)
  })

  it.each([
    [{ texte: '', sexe: '', categorie: '', point: 0, tri: '', page: 1 }, ''],
    [
      { texte: 'le goff', sexe: '', categorie: 'M1', point: 0, tri: '', page: 2 },
      '?texte=le+goff&categorie=M1&page=2',
    ],
    [
      { texte: '', sexe: 'f', categorie: '', point: 14_000, tri: 'perdues', page: 2 },
      '?sexe=f&point=14000&tri=perdues&page=2',
    ],
  ])('the filters %o are written as %s', (asked, expected) => {
    expect(writeSearch(asked)).toBe(expected)
  })
})
