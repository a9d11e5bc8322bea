import { describe, expect, it } from 'vitest'
import {
  canPutBack,
  DECISIONS_RESULTAT,
  describeDecision,
  describeSujet,
  getEffacement,
  SUJETS_RESULTAT,
} from './revendication-resultat.ts'

const RETIRE = '2026-03-16T09:00:00.000Z'

describe('a line that was taken away', () => {
  it.each([
    ['2026-03-16T09:00:00Z', true],
    ['2026-04-15T08:59:59Z', true],
    ['2026-04-15T09:00:00Z', false],
  ])('can be put back on %s: %s', (now, expected) => {
    expect(canPutBack(RETIRE, new Date(now))).toBe(expected)
  })

  it('is erased thirty days later', () => {
    expect(getEffacement(RETIRE)).toBe('2026-04-15T09:00:00.000Z')
  })
})

it('each notification about a result names its épreuve', () => {
  const all = [
    ...DECISIONS_RESULTAT.map((decision) => describeDecision(decision, 'Le 10 km')),
    ...SUJETS_RESULTAT.map((sujet) => describeSujet(sujet, 'Le 10 km')),
  ]
  for (const { titre, texte } of all) {
    expect(titre).not.toBe('')
    expect(texte).toContain('Le 10 km')
  }
})
