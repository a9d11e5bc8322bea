import { expect, it } from 'vitest'
import { autourDe, elargir, lieuNomme, nommerCercle } from './autour.ts'
import { lireDemande } from './lecture.ts'

it.each([
  [10, [20, 50, 100, 200, 500]],
  [20, [50, 100, 200, 500]],
  [30, [50, 100, 200, 500]],
  [200, [500]],
  [500, []],
])('a circle of %i km is widened to %j', (rayon_km, wider) => {
  expect(elargir(rayon_km)).toEqual(wider)
})

it.each([
  ['course gratuite', null],
  ['course à pied Annecy', 'Annecy'],
  ['chamonix', 'chamonix'],
  ['10 km autour de La Rochelle', 'La Rochelle'],
  ['trail près d’Annecy en juin', 'Annecy'],
  ['à Lyon', 'Lyon'],
  ['les Arcs', 'les Arcs'],
  ['38000', '38000'],
  ['trail 38 000', '38 000'],
  ['trail 30 km isère juin', null],
  ['autour de ', null],
  // Too short, or two parts that are not adjacent.
  ['is', null],
  ['100', null],
  ['boucle trail chamonix', null],
])('« %s » names the place « %s »', (texte, lieu) => {
  const { compris } = lireDemande(texte, { quoi: 'courses', today: '2026-11-24' })
  expect(lieuNomme(texte, compris)).toBe(lieu)
})

it.each([
  ['Chamonix-Mont-Blanc', 'autour de Chamonix-Mont-Blanc'],
  ['Annecy', 'autour d’Annecy'],
  ['Évian-les-Bains', 'autour d’Évian-les-Bains'],
  ['Hyères', 'autour d’Hyères'],
  ['Haguenau', 'autour de Haguenau'],
  ['Le Havre', 'autour du Havre'],
  ['Les Deux Alpes', 'autour des Deux Alpes'],
  ['La Rochelle', 'autour de La Rochelle'],
  ['Lens', 'autour de Lens'],
])('%s: « %s »', (nom, expected) => {
  expect(autourDe(nom)).toBe(expected)
})

it.each([
  ['Annecy (74)', 30, 'Autour d’Annecy (74), 30 km'],
  ['', 50, 'À moins de 50 km'],
])('« %s », %i km: « %s »', (lieu, km, expected) => {
  expect(nommerCercle(lieu, km).replaceAll('\u00a0', ' ')).toBe(expected)
})
