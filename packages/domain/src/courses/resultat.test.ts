import { describe, expect, it } from 'vitest'
import { choosePas, fitsName, getCentile } from './resultat.ts'

describe('the match of a name with a result line', () => {
  const LINE = { nom: 'DURAND-LEROY', prenom: 'Jean-Baptiste' }
  it.each([
    [{ nom: 'Durand', prenom: 'Camille' }, { nom: 'DURAND', prenom: 'CAMILLE' }, true],
    [{ nom: 'Durand', prenom: 'Camille' }, { nom: 'Camille', prenom: 'Durand' }, true],
    [{ nom: 'Durand', prenom: 'Camille' }, { nom: 'Durnad', prenom: 'Camille' }, true],
    [{ nom: 'Durand', prenom: 'Camille' }, { nom: 'Durand', prenom: 'Cécile' }, false],
    [{ nom: 'Durand', prenom: 'Camille' }, { nom: 'Durand', prenom: '' }, false],
    [{ nom: 'Moret', prenom: 'Paul' }, { nom: 'Morel', prenom: 'Paul' }, true],
    [{ nom: 'More', prenom: 'Paul' }, { nom: 'Morel', prenom: 'Paul' }, false],
    [{ nom: 'Durand, Leroy', prenom: 'Jean' }, LINE, true],
    [LINE, { nom: 'Leroy', prenom: 'Jean' }, true],
    [{ prenom: 'Jean', nom: null }, LINE, false],
    [{ nom: 'Morel', prenom: 'Léa' }, { nom: 'Morel', prenom: 'Léo' }, false],
    [{ nom: 'Müller', prenom: 'Zoë' }, { nom: 'MULLER', prenom: 'Zoe' }, true],
    [{ nom: 'Leroy', prenom: 'Jean' }, LINE, true],
    [{ nom: 'Martin', prenom: 'Martin' }, { nom: 'Martin', prenom: 'Paul' }, false],
    [{ nom: '', prenom: '' }, LINE, false],
  ])('%o and %o: %s', (membre, ligne, expected) => {
    expect(fitsName(membre, ligne)).toBe(expected)
  })
})

describe('the percentile of a rank', () => {
  it.each([
    [1, 1000, 1],
    [10, 1000, 1],
    [11, 1000, 2],
    [500, 1000, 50],
    [1000, 1000, 100],
    [1, 1, 100],
    [1, 3, 34],
  ])('place %i of %i: the first %i %%', (rang, nb, expected) => {
    expect(getCentile(rang, nb)).toBe(expected)
  })
})

describe('the histogram of times', () => {
  it.each([
    [1800, 1800, 10],
    [1800, 3000, 60],
    // The upper bound is inclusive: 24 bars.
    [0, 239, 10],
    [0, 240, 30],
    [9000, 25_000, 900],
    [3600, 2_000_000, 86_400],
  ])('times from %i to %i: %i s each', (min, max, expected) => {
    expect(choosePas(min, max)).toBe(expected)
  })
})
