import { describe, expect, it } from 'vitest'
import { getNomEquipe, readRelais, readRelayHead, splitEquipiers } from './relais.ts'

it.each([
  ['Dupont / Martin', ['Dupont', 'Martin']],
  ['DUPONT Jean/MARTIN Paul', ['DUPONT Jean', 'MARTIN Paul']],
  ['Dupont Jean & Martin Paul', ['Dupont Jean', 'Martin Paul']],
  ['Dupont + Martin + Roux', ['Dupont', 'Martin', 'Roux']],
  ['Dupont-Martin Jean', null],
  ['Dupont', null],
  ['Dupont /', null],
  ['H/F', null],
  ['<b>Dupont</b>', null],
  ['Dupont 1/2', null],
  ['Dupont & fils', ['Dupont', 'fils']],
])('« %s » names %o', (input, expected) => {
  expect(splitEquipiers(input)).toEqual(expected)
})

it.each([
  ['equipier 1', { quoi: 'equipier', numero: 1 }],
  ['Équipier n°2', { quoi: 'equipier', numero: 2 }],
  ['relayeur n 3', { quoi: 'equipier', numero: 3 }],
  ['nom prenom coureur 2', { quoi: 'equipier', numero: 2 }],
  ['prenom equipier 2', { quoi: 'prenom', numero: 2 }],
  ['nom equipier 2', { quoi: 'equipier', numero: 2 }],
  ['relais 2', { quoi: 'relais', numero: 2 }],
  ['temps relais 4', { quoi: 'relais', numero: 4 }],
  ['temps 1', { quoi: 'relais', numero: 1 }],
  ['coureur', null],
  ['temps', null],
  ['relais', null],
])('the head « %s » says %o', (titre, expected) => {
  expect(readRelayHead(titre)).toEqual(expected)
})

describe('the leg times of a team', () => {
  it.each<[string, number | null, (number | null)[], number | null, (number | null)[]]>([
    ['legs that add up to the time stay', 300, [100, 200], 300, [100, 200]],
    ['clocks at each passing become legs', 300, [100, 300], 300, [100, 200]],
    ['without a time of the team the legs make it', null, [100, 200], 300, [100, 200]],
    ['an unknown leg leaves all as it is', 300, [100, null], 300, [100, null]],
    ['with an unknown leg the team has no time of its own', null, [100, null], null, [100, null]],
    ['no leg is known', 300, [], 300, []],
    ['one runner who took all of it', 300, [300], 300, [300]],
    ['legs and pauses between them', 320, [100, 200], 320, [100, 200]],
  ])('%s', (_, temps, donnes, whole, relais) => {
    expect(readRelais(temps, donnes)).toEqual({ temps: whole, relais })
  })
})

describe('the displayed name of a team', () => {
  const jean = { nom: 'Dupont', prenom: 'Jean', est_initiales: false, montre: 'Dupont Jean' }
  const lea = { nom: 'Petit', prenom: 'Léa', est_initiales: true, montre: 'P.\u00a0L.' }
  it.each([
    ['its name', 'Les Lièvres', [jean, lea], 'Les Lièvres'],
    ['its runners where it has none', '', [jean, lea], 'Dupont Jean / P.\u00a0L.'],
    [
      'its runners where its name tells who is not to be named',
      'Team Petit',
      [jean, lea],
      'Dupont Jean / P.\u00a0L.',
    ],
    [
      'also without accents and by a first name',
      'Léa et papa',
      [jean, lea],
      'Dupont Jean / P.\u00a0L.',
    ],
    [
      'its runners where it tells a name of two letters',
      'Team Ly',
      [{ ...lea, nom: 'Ly' }],
      'P.\u00a0L.',
    ],
    [
      'its name where both have but a small word in common',
      'Les As de la piste',
      [{ ...lea, nom: 'De La Tour' }],
      'Les As de la piste',
    ],
    [
      'those of its runners who are shown',
      'Team Petit',
      [jean, { ...lea, montre: null }],
      'Dupont Jean',
    ],
    ['its name where it tells who may be named', 'Team Dupont', [jean, lea], 'Team Dupont'],
    ['something where nobody is left of it', '', [], 'Équipe'],
  ])('%s', (_, nom, equipiers, expected) => {
    expect(getNomEquipe(nom, equipiers)).toBe(expected)
  })
})
