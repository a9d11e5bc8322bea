import type { SeanceCard } from '@foulee/contract/entrainement/seance'
import { expect, it } from 'vitest'
import { groupSeances } from './library-groups.ts'

const seance = (id: number, titre: string) => ({ id, titre }) as SeanceCard
const own = seance(1, 'Côtes à moi')
const saved = seance(2, 'Côtes courtes')
const other = seance(3, 'Seuil')

const read = (texte: string, miennes = [own]) =>
  groupSeances({ miennes, favorites: [saved, own], bibliotheque: [saved, other, own], texte }).map(
    ({ titre, seances }) => [titre, seances.map(({ id }) => id)],
  )

it('own sessions come first, saved ones next, each once', () => {
  expect(read('')).toEqual([
    ['Mes séances', [1]],
    ['Dans ma run list', [2]],
    ['Bibliothèque', [3]],
  ])
})

it('saved sessions are found by what is typed, without accents', () => {
  expect(read('COTES', [])).toEqual([
    ['Dans ma run list', [2, 1]],
    ['Bibliothèque', [3]],
  ])
  expect(read('fractionné', [])).toEqual([['Bibliothèque', [2, 3, 1]]])
})
