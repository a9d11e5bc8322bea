import type { Epreuve } from '@foulee/contract/courses/courses'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { exampleEpreuve } from './course-example.ts'
import { TrainingLoop } from './training-loop.tsx'

function readLink(epreuve: Partial<Epreuve>, position: [number, number] | null = [6.1, 45.9]) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TrainingLoop course={{ position }} epreuve={exampleEpreuve(epreuve)} />
    </MemoryRouter>,
  )
  return /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null
}

const DOOR = '/parcours/tracer?boucle=1&depart=45.9,6.1'

it.each<[string, Partial<Epreuve>, string]>([
  ['a short race', { distance: 12_000, denivele: 700 }, '&longueur=12000&denivele=700'],
  ['a long race', { distance: 80_000, denivele: 5000 }, '&longueur=20000&denivele=1250'],
  ['a race of unknown climb', { distance: 12_000, denivele: null }, '&longueur=12000'],
  [
    'a race with a route',
    { distance: 12_000, denivele: 0, parcours_id: 4 },
    '&longueur=12000&epreuve=1',
  ],
])('%s leads to a loop with its length and climb by kilometre', (_, epreuve, figures) => {
  expect(readLink(epreuve)).toBe(DOOR + figures)
})

it('a race without a place or a length leads to none', () => {
  expect(readLink({}, null)).toBeNull()
  expect(readLink({ distance: null })).toBeNull()
  expect(readLink({ distance: 400 })).toBeNull()
})
