import { expect, it } from 'vitest'
import { getDisplayName, getPublicName } from './personne.ts'

it.each([
  [{ nom: 'Martin', prenom: 'Léa' }, 'Martin Léa'],
  [{ nom: ' Martin ', prenom: '' }, 'Martin'],
  [{ nom: null, prenom: 'Léa' }, 'Léa'],
  [{}, ''],
])('display name of %j', (personne, expected) => {
  expect(getDisplayName(personne)).toBe(expected)
})

it.each([
  [{ public_name: 'Léa court', nom: 'Martin', prenom: 'Léa' }, 'Léa court'],
  [{ public_name: '  ', nom: 'Martin', prenom: 'Léa' }, 'Martin Léa'],
  [{ nom: 'Martin', prenom: 'Léa' }, 'Martin Léa'],
])('public name of %j', (personne, expected) => {
  expect(getPublicName(personne)).toBe(expected)
})
