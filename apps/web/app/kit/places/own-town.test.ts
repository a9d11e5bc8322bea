import type { Lieu } from '@foulee/contract/membres/profil'
import { expect, it } from 'vitest'
import { pickVille } from './own-town.ts'

const lieu = (nom: string, position: [number, number] | null): Lieu => ({
  ...{ code: nom, nom, code_postal: '38250', departement: '38', departement_nom: 'Isère' },
  ...{ population: 1000, position },
})
const lans = lieu('Lans-en-Vercors', [5.59, 45.13])
const villard = lieu('Villard-de-Lans', [5.55, 45.07])

it.each<[string, Lieu[], { nom: string; lonLat: string } | null]>([
  ['villard de lans', [lans, villard], { nom: 'Villard-de-Lans (38)', lonLat: '5.55,45.07' }],
  ['Un hameau', [lans, villard], { nom: 'Lans-en-Vercors (38)', lonLat: '5.59,45.13' }],
  ['Corrençon', [lieu('Corrençon', null)], null],
  ['', [], null],
])('the town of a profile in « %s » is that of its address', (ville, lieux, expected) => {
  expect(pickVille(lieux, { ville })).toEqual(expected)
})
