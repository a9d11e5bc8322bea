import { expect, it } from 'vitest'
import { avanceText, gapText, rankText } from './memes-texts.ts'

const run = (duree_mouvement: number | null) => ({
  sport: 'course_a_pied' as const,
  distance: 6000,
  duree: null,
  duree_mouvement,
})

it('a quicker run took less time than the other', () => {
  expect(gapText(run(1800), run(1860))).toContain('de moins')
  expect(gapText(run(1860), run(1800))).toContain('de plus')
  expect(gapText(run(1800), run(1800))).toBe('même temps')
  expect(gapText(run(null), run(1800))).toBeNull()
})

it('a rank counts the quicker ones alone', () => {
  expect(rankText(run(1800), [run(1700), run(1800), run(1900)])).toContain('2e temps sur 4')
  expect(rankText(run(1800), [run(null)])).toBeNull()
  expect(rankText(run(1600), [run(1700)])).toContain('meilleur temps sur 2')
})

it('a place is said to be ahead or behind', () => {
  expect(avanceText(12)).toContain('d’avance')
  expect(avanceText(-12)).toContain('de retard')
  expect(avanceText(0)).toBe('à égalité')
})
