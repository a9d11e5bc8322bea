import type { EpreuveCard } from '@foulee/contract/courses/courses'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CourseDistances } from './course-distances.tsx'

const epreuves = (nb: number) =>
  Array.from(
    { length: nb },
    (_, index): EpreuveCard => ({
      id: index + 1,
      nom: `Le ${10 * (index + 1)}`,
      type: 'trail',
      annulee: false,
      distance: 10_000 * (index + 1),
      denivele: null,
      km_effort: null,
      prix: null,
    }),
  )

const renderOthers = (nb: number) =>
  renderToStaticMarkup(<CourseDistances epreuves={epreuves(nb)} />)
    .replace(/<[^>]+>/g, '')
    .match(/\+.*$/)?.[0] ?? ''

it.each([
  [1, ''],
  [3, ''],
  [4, '+1 autre épreuve'],
  [5, '+2 autres épreuves'],
  [23, '+20 autres épreuves'],
])('of %i épreuves three show, and the others are announced as « %s »', (nb, expected) =>
  expect(renderOthers(nb)).toBe(expected),
)
