import { describe, expect, it } from 'vitest'
import { SANS_SERVICE } from './pratique.ts'

const refuses = new RegExp(SANS_SERVICE, 'i')

describe('a practical line of a race', () => {
  it.each([
    ['Au gymnase, jusqu’à 16 h', true],
    ['Passage par la halle', true],
    ['Nonante places', true],
    ['Pas de douches cette année', false],
    ['  aucune', false],
    ['Non', false],
    ['Non, désolés', false],
    ['Sans objet', false],
  ])('« %s » offers its service: %s', (line, offers) => {
    expect(refuses.test(line)).toBe(!offers)
  })
})
