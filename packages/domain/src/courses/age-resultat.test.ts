import { describe, expect, it } from 'vitest'
import { getAge, getAgeOfCategorie, getAgeOfEpreuve, joinAges } from './age-resultat.ts'

describe('the age that a category tells of', () => {
  it.each([
    ...['BB', 'EA', 'PO', 'BE', 'MI', 'CA', 'CAF', 'MIM', 'CA-H', 'mi/f', 'F CA', 'POG', 'BEN F'],
    ...['Cadet', 'Cadettes', 'CADETS F', 'Minimes', 'Benjamine', 'Poussins', 'Éveil athlétique'],
    ...['U16', 'u-18', 'U 14', 'Moins de 18 ans', '-16 ans', '6-8 ans', '6/8', '10 à 12 ans'],
    ...['Enfants', 'Kids 2', 'Jeunes', 'Scolaires', 'Collège', 'Lycéens', '12 ans', 'H14', 'D16'],
    ...['Boys', 'Ados', 'M18', '-16', 'École d’athlé'],
    ...['CAM/10', 'MIF/12', 'CA/10', 'EAF/16'],
  ])('« %s » is under age', (categorie) => {
    expect(getAgeOfCategorie(categorie)).toBe('mineur')
  })

  it.each([
    ...['ES', 'ESF', 'SE', 'SEM', 'SE H', 'M0', 'M0F', 'M10', 'M2 H', 'V1', 'V1H', 'VEM', 'H SE'],
    ...['SEF/90', 'M0F/88', 'Senior', 'Seniors F', 'Vétérans 2', 'Master 4', 'Espoirs', 'Adultes'],
    ...['M40', 'W35', 'F45', '35-39', '35 - 39 ans', '40+', '60 ans et plus', 'Plus de 50 ans'],
  ])('« %s » is of age', (categorie) => {
    expect(getAgeOfCategorie(categorie)).toBe('majeur')
  })

  it.each([
    ...['', 'JU', 'JUF', 'Junior', 'U20', '16-19', '18-29', 'Moins de 23 ans', 'Cadets à seniors'],
    ...['Open', 'Scratch', 'Solo', '1', '14', 'F', 'H', 'Handi', 'Élite', 'A', '+16 ans', 'M12H'],
  ])('« %s » tells nothing', (categorie) => {
    expect(getAgeOfCategorie(categorie)).toBe('inconnu')
  })
})

it.each([
  [18, 'mineur'],
  [19, 'majeur'],
  [3, 'mineur'],
])('%i in the year of the race: %s', (ans, expected) => {
  expect(getAge(ans)).toBe(expected)
})

it('a child is believed before an adult, and an adult before nothing', () => {
  expect(joinAges(['inconnu', 'majeur', 'mineur'])).toBe('mineur')
  expect(joinAges(['inconnu', 'majeur'])).toBe('majeur')
  expect(joinAges([])).toBe('inconnu')
})

describe('the age that an épreuve tells of', () => {
  const EPREUVE = { nom: 'Le 10 km', type: 'route', distance: 10_000, age_min: null } as const
  it.each([
    ['a road race that juniors may run', {}, 'inconnu'],
    ['a race from 16 on', { age_min: 16 }, 'inconnu'],
    ['a race of adults', { age_min: 18 }, 'majeur'],
    ['a race of children', { nom: 'Course enfants 6-8 ans', distance: 800 }, 'mineur'],
    ['a race of adults called after children', { nom: 'Pour les enfants', age_min: 18 }, 'majeur'],
    ['a marathon', { distance: 42_195 }, 'majeur'],
    ['the longest of juniors', { distance: 25_000 }, 'inconnu'],
    ['a relay of a marathon', { type: 'relais', distance: 42_195 }, 'inconnu'],
    ['a triathlon S', { type: 'triathlon', distance: 25_750 }, 'inconnu'],
    ['a walk', { type: 'marche', distance: 30_000 }, 'inconnu'],
    ['one of unknown length', { distance: null }, 'inconnu'],
  ] as const)('%s', (_, input, expected) => {
    expect(getAgeOfEpreuve({ ...EPREUVE, ...input })).toBe(expected)
  })
})
