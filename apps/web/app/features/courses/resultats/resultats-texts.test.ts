import { describe, expect, it } from 'vitest'
import {
  allureText,
  categorieText,
  countText,
  courueText,
  gagneesSign,
  gagneesText,
  placesText,
  placeText,
  pointOptionText,
  pointText,
  relaisText,
  runnersText,
  spreadText,
  worthText,
} from './resultats-texts.ts'

const LINE = {
  id: 1,
  rang: 12,
  rang_sexe: 3,
  rang_categorie: 1,
  dossard: '7',
  nom: 'Morel Léa',
  est_initiales: false,
  sexe: 'f',
  categorie: 'M1',
  club: null,
  temps: 2472,
  statut: 'classe',
  centile: 4,
} as const

describe('a pace', () => {
  it.each([
    [2472, 10_000, "4'07/km"],
    [null, 10_000, ''],
    [2472, null, ''],
  ])('the pace of %s seconds over %s metres is %s', (temps, distance, expected) => {
    expect(allureText({ temps }, distance)).toBe(expected)
  })
})

describe('a line in words', () => {
  it.each([
    [{ rang: 1200, statut: 'classe' } as const, '1\u202f200'],
    [{ rang: null, statut: 'abandon' } as const, 'Abandon'],
  ])('the place of %o is written %s', (line, expected) => {
    expect(placeText(line)).toBe(expected)
  })

  it.each([
    [{}, 'M1\u00a0F, 1re'],
    [{ sexe: 'h' as const }, 'M1\u00a0H, 1er'],
    [{ rang_categorie: 3 }, 'M1\u00a0F, 3e'],
    [{ rang_categorie: null }, 'M1\u00a0F'],
    [{ categorie: null }, 'F'],
    [{ categorie: null, sexe: null }, ''],
  ])('the category with %o is written %s', (input, expected) => {
    expect(categorieText({ ...LINE, ...input })).toBe(expected)
  })

  it.each([
    [{}, '12e sur 340, parmi les 4\u00a0% les plus rapides'],
    [{ centile: 80 }, '12e sur 340'],
    [{ rang: null }, ''],
  ])('the rank among finishers with %o is written %s', (input, expected) => {
    expect(worthText({ ...LINE, ...input }, 340)).toBe(expected)
  })
})

it.each([
  [{}, "41'12, 12e sur 340"],
  [{ rang: null }, "41'12"],
  [{ statut: 'abandon', rang: null, temps: null }, 'Abandon'],
] as const)('the summary of a result with %j gives time and place', (input, expected) => {
  expect(courueText({ ...LINE, ...input }, 340)).toBe(expected)
})

it('the text of the chart gives its peak and its median', () => {
  expect(spreadText({ debut: 2400, pas: 300, nombres: [2, 9, 4] }, 2760)).toBe(
    "La moitié des classés ont mis 46'00 ou moins. Le plus grand nombre, 9, est arrivé entre 45'00 et 50'00.",
  )
})

it.each([
  [
    { equipe: 'Les Lièvres', numero: 2, temps: 1260 },
    "Relais\u00a02 de l’équipe Les Lièvres, en 21'00",
  ],
  [{ equipe: '', numero: 1, temps: null }, 'Relais\u00a01'],
])('the relay leg %o is written with its team and time', (relais, expected) => {
  expect(relaisText(relais)).toBe(expected)
})

it('the runners of a team are listed unless the team is named after them', () => {
  const equipiers = [{ nom: 'Dupont Jean' }, { nom: 'Roux Anne' }]
  expect(runnersText({ nom: 'Les Lièvres', equipiers })).toBe('Dupont Jean, Roux Anne')
  expect(runnersText({ nom: 'Dupont Jean / Roux Anne', equipiers })).toBe('')
})

it.each([
  [1, [{}], 'Un coureur'],
  [12, [{}], '12\u00a0coureurs'],
  [1, [{ equipiers: [] }], 'Une équipe'],
  [12, [{ equipiers: [] }], '12\u00a0équipes'],
])('a count of %i lines of %o is written %s', (nb, lignes, expected) => {
  expect(countText(nb, lignes)).toBe(expected)
})

it.each([
  [1, null, '1er'],
  [12, 0, '12e'],
  [12, 3, '12e, 3 places gagnées'],
  [1204, -1, '1 204e, 1 place perdue'],
])('the place %s with %s won is told', (rang, gagnees, text) => {
  expect(placesText({ rang, gagnees }).replaceAll(/\s/g, ' ')).toBe(text)
})

it.each([
  [3, '+3', '3 places gagnées'],
  [-1, '−1', '1 place perdue'],
  [0, '=', 'aucune place gagnée ni perdue'],
])('%s places won stand in a column and are read', (gagnees, sign, text) => {
  expect(gagneesSign(gagnees)).toBe(sign)
  expect(gagneesText(gagnees).replaceAll(/\s/g, ' ')).toBe(text)
})

it.each([
  [{ nom: 'Cilaos', metres: 14_000 }, 'Cilaos', 'Cilaos, km 14,0'],
  [{ nom: null, metres: 14_000 }, 'km 14,0', 'km 14,0'],
  [{ nom: null, metres: 40_000, is_arrivee: true }, 'Arrivée', 'Arrivée'],
])('the point %o has a name', (point, name, option) => {
  expect(pointText(point).replaceAll(/\s/g, ' ')).toBe(name)
  expect(pointOptionText(point).replaceAll(/\s/g, ' ')).toBe(option)
})
