import { describe, expect, it } from 'vitest'
import { areSameNames, areSameVilles, createMatcher, makeNameKey } from './match.ts'

describe('areSameNames', () => {
  it.each([
    ['Trail des Crêtes', 'TRAIL DES CRETES', true],
    ['Le Grand Raid', 'Grand Raid', true],
    ['Trail d’Annecy', 'Annecy Trail', true],
    ['Ultra 01', 'ULTRA01', true],
    ['UTMB®', 'UTMB', true],
    ['Semi de Lille 2026', 'Semi de Lille 2027', true],
    ['12e Corrida d’Issy', 'Corrida d’Issy 13ème édition', true],
    ['Marathon', 'Marahton', true],
    ['Foulées 10 km', 'Foulées 20 km', false],
    ['Ronde', 'Ronce', false],
    ['Trail des Crêtes', 'Trail des Crétins', false],
    ['®', '™', false],
  ])('finds the names %s and %s alike: %s', (a, b, expected) => {
    expect(areSameNames(makeNameKey(a), makeNameKey(b))).toBe(expected)
  })
})

describe('areSameVilles', () => {
  it.each([
    ['Chamonix', 'Chamonix-Mont-Blanc', true],
    ['ST-DENIS CEDEX 2', 'Saint-Denis', true],
    ['SaintDenis', 'Saint-Denis', true],
    ['Paris 12e', 'Paris', true],
    ['Grenobble', 'Grenoble', true],
    ['Lyon', 'Brest', false],
    ['Saint-Denis', 'Saint-Malo', false],
    ['Lens', 'Mens', false],
  ])('finds the towns %s and %s alike: %s', (a, b, expected) => {
    expect(areSameVilles(a, b)).toBe(expected)
  })
})

describe('createMatcher', () => {
  const NOM = 'Traversée des Aravis'
  const LIEU = { pays: 'FR', departement: '74', ville: 'Thônes', position: null }
  /** Every single-typo variant: a letter lost, doubled, replaced, or swapped with the next. */
  const typos = [...NOM].flatMap((letter, at) => {
    const [before, after] = [NOM.slice(0, at), NOM.slice(at + 1)]
    if (!/\p{L}/u.test(letter)) return []
    const swapped = /^\p{L}/u.test(after) ? [before + after[0] + letter + after.slice(1)] : []
    return [before + after, before + letter + letter + after, `${before}w${after}`, ...swapped]
  })

  it('finds a race under any single typo of its name', () => {
    const matcher = createMatcher<{ nom: string } & typeof LIEU>()
    matcher.add({ nom: NOM, ...LIEU })
    const lost = typos.filter((nom) => {
      const areSame = areSameNames(makeNameKey(nom), makeNameKey(NOM))
      return areSame && !matcher.find({ nom, ...LIEU })
    })
    expect(lost).toEqual([])
    expect(typos.length).toBeGreaterThan(60)
  })

  it.each([
    ['another country', { pays: 'CH', departement: null }, false],
    ['another department', { departement: '73' }, false],
    ['no place', { departement: null, ville: null }, true],
  ])('finds a race of the same name with %s: %s', (_, lieu, isFound) => {
    const matcher = createMatcher<{ nom: string } & typeof LIEU>()
    matcher.add({ nom: NOM, ...LIEU })
    expect(matcher.find({ nom: NOM, ...LIEU, ...lieu }) !== null).toBe(isFound)
  })
})
