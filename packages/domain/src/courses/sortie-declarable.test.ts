import { describe, expect, it } from 'vitest'
import { getEcartEpreuve, isTitreDeCourse, namesCourse } from './sortie-declarable.ts'

const semnoz = { course: 'Trail du Semnoz', distance: 30_000, eloignement: 3000 }

describe('an outing and an épreuve of its day', () => {
  it.each([
    ['near, as long', 'Sortie du matin', 30_900, 3000, true],
    ['near, a tenth longer', 'Sortie du matin', 33_100, 3000, false],
    ['near, a tenth longer, named', 'Semnoz, enfin', 33_100, 3000, true],
    ['far', 'Sortie du matin', 30_000, 10_001, false],
    ['far, named', 'Le Semnoz 2025', 30_000, 29_000, true],
    ['in another region, named', 'Le Semnoz 2025', 30_000, 31_000, false],
    ['named, half as long', 'Le Semnoz 2025', 15_000, 3000, false],
  ])('%s', (_, titre, distance, eloignement, isIt) => {
    const ecart = getEcartEpreuve({ titre, distance }, { ...semnoz, eloignement })
    expect(ecart !== null).toBe(isIt)
  })

  it('a title that names the race goes before a length that is nearer', () => {
    const near = getEcartEpreuve({ titre: 'Matin', distance: 30_000 }, semnoz) ?? 0
    const named = getEcartEpreuve({ titre: 'Trail du Semnoz', distance: 31_500 }, semnoz) ?? 9
    expect(named).toBeLessThan(near)
  })
})

it.each([
  ['TRAIL DU SEMNOZ 2025', true],
  ['semnoz avec Léa', true],
  ['Un trail du dimanche', false],
  ['Sortie du matin', false],
])('« %s » names Trail du Semnoz: %s', (titre, isNamed) => {
  expect(namesCourse(titre, 'Trail du Semnoz')).toBe(isNamed)
})

it.each([
  ['Marathon de Paris', true],
  ['Semi-marathon de Boulogne', true],
  ['Corrida d’Issy', true],
  ['Trail des Templiers', true],
  ['Cross du Figaro', true],
  ['Course à pied le matin', false],
  ['Trail du matin, reco', false],
  ['Séance allure semi-marathon', false],
  ['Prépa marathon, sortie longue', false],
  ['Footing', false],
])('the title « %s » alone says a race: %s', (titre, isRace) => {
  expect(isTitreDeCourse(titre)).toBe(isRace)
})
