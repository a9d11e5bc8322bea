import { describe, expect, it } from 'vitest'
import { writeSource } from './print-source.ts'

describe('writeSource', () => {
  it.each([
    [
      'Trail Côte d’Opale · Foulée',
      'Trail Côte d’Opale · Foulée\\A foulee.example/courses/opale · imprimé le jeudi 26 novembre 2026',
    ],
    [
      'Le « 10 " » \\ fin',
      'Le « 10 \\" » \\\\ fin\\A foulee.example/courses/opale · imprimé le jeudi 26 novembre 2026',
    ],
  ])('writes %s as one CSS string', (title, expected) => {
    const input = { title, address: 'foulee.example/courses/opale', today: '2026-11-26' }
    expect(writeSource(input)).toBe(expected)
  })
})
