import { expect, it } from 'vitest'
import { getDisplayName, getMemberName, getResultName } from './personne.ts'

it.each([
  [{ nom: 'Martin', prenom: 'Léa' }, 'Martin Léa'],
  [{ nom: ' Martin ', prenom: '' }, 'Martin'],
  [{ nom: null, prenom: 'Léa' }, 'Léa'],
  [{}, ''],
])('the display name is built from %j', (personne, expected) => {
  expect(getDisplayName(personne)).toBe(expected)
})

it.each([
  [{ nom: 'Martin', prenom: 'Léa' }, false, 'Martin Léa'],
  [{ nom: 'Martin', prenom: 'Léa' }, true, 'M.\u00a0L.'],
  [{ nom: ' Martin', prenom: ' Léa' }, true, 'M.\u00a0L.'],
  [{ nom: 'de la Tour', prenom: 'élise' }, true, 'D.\u00a0É.'],
  [{ nom: '𝒵oé', prenom: '' }, true, '𝒵.'],
  [{}, true, ''],
])('the result name of %j with initials %s is %s', (personne, hasInitials, expected) => {
  expect(getResultName(personne, hasInitials)).toBe(expected)
})

it.each([
  [{ public_name: 'Léa court', nom: 'Martin', prenom: 'Léa' }, 'Léa court'],
  [{ public_name: ' Léa court ', nom: 'Martin' }, 'Léa court'],
  [{ public_name: ' ', nom: ' morel', prenom: ' Léa ' }, 'Léa\u00a0M.'],
  [{ nom: 'morel', prenom: 'Léa' }, 'Léa\u00a0M.'],
  [{ nom: '', prenom: 'Léa' }, 'Léa'],
  [{ nom: '𝒵oé' }, '𝒵.'],
  [{}, ''],
])('the public name of %j is %s', (personne, expected) => {
  expect(getMemberName(personne)).toBe(expected)
})
