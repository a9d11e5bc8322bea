import { describe, expect, it } from 'vitest'
import { describeFacteur, formatCalibre } from './calibration-texts.ts'

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null

it.each([
  [34, 3, 'Calibré sur 34 sorties et 3 résultats'],
  [1, 1, 'Calibré sur 1 sortie et 1 résultat'],
  [2, 0, 'Calibré sur 2 sorties'],
  [0, 4, 'Calibré sur 4 résultats'],
])('%i outings and %i results are told', (sorties, resultats, text) => {
  expect(plain(formatCalibre({ sorties, resultats }))).toBe(text)
})

describe('a factor in words', () => {
  it('a slow climber is told by how much, between what and from what', () => {
    const told = describeFacteur('montee', { valeur: 1.062, bas: 1.02, haut: 1.12, nb: 28 })
    expect(plain(told.phrase)).toBe('Vous montez 6 % plus lentement que le calcul commun.')
    expect(plain(told.intervalle)).toBe('Sans doute entre +2 % et +12 % de temps.')
    expect(plain(told.preuve)).toBe('D’après 28 sorties.')
  })

  it('a fast descent is told as such', () => {
    const told = describeFacteur('descente', { valeur: 0.93, bas: 0.9, haut: 0.999, nb: 1 })
    expect(plain(told.phrase)).toBe('Vous descendez 7 % plus vite que le calcul commun.')
    expect(plain(told.intervalle)).toBe('Sans doute entre −10 % et 0 % de temps.')
    expect(plain(told.preuve)).toBe('D’après 1 sortie.')
  })

  it('growth is told over twice the distance, in tenths', () => {
    const told = describeFacteur('croissance', { valeur: 0.02, bas: 0.01, haut: 0.03, nb: 5 })
    expect(plain(told.phrase)).toBe(
      'Quand la distance double, vous perdez 1,4 % de plus que le calcul commun.',
    )
    expect(plain(told.preuve)).toBe('D’après 5 résultats.')
  })

  it('bounds on both sides of everybody tell nobody apart', () => {
    const told = describeFacteur('fatigue', { valeur: 1.02, bas: 0.57, haut: 1.47, nb: 2 })
    expect(plain(told.phrase)).toBe('Rien de sûr ne vous distingue du calcul commun.')
    expect(plain(told.intervalle)).toBe(
      'Compté : +2 % de ralentissement, sans doute entre −43 % et +47 %.',
    )
  })

  it('nothing known says what is missing', () => {
    const told = describeFacteur('fatigue', { valeur: 1, bas: 0.6, haut: 1.4, nb: 0 })
    expect(told.intervalle).toBeNull()
    expect(told.preuve).toContain('deux heures et demie')
  })
})
