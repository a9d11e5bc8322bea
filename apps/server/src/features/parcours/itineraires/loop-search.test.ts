import { ApiError } from '@foulee/contract/shared/errors'
import type { Position } from '@foulee/domain/shared/geo'
import { expect, it } from 'vitest'
import type { RoutedLine } from '#platform/routing/engine.ts'
import { measureLoop } from './loop-line.ts'
import { type LoopSearch, searchLoops } from './loop-search.ts'

const DEPART: Position = [5.7, 45.2]

/** Straight from point to point. */
const straight = (points: readonly Position[]): RoutedLine => ({
  lon: Float64Array.from(points, ([lon]) => lon),
  lat: Float64Array.from(points, ([, lat]) => lat),
  altitudes: null,
  terrains: null,
  turns: null,
  passages: points.map((_, index) => index),
})

const search = (over: Partial<LoopSearch>): LoopSearch => ({
  depart: DEPART,
  longueur: 8000,
  wanted: { mesure: 8000, denivele: null },
  most: 30,
  signal: new AbortController().signal,
  route: async (points) => straight(points),
  measure: async (line) =>
    measureLoop(line, { measure: ({ distance }) => distance, terrain: null, race: null }),
  ...over,
})

it('an engine that stops answering leaves the loops that it gave', async () => {
  let asked = 0
  const { best, tried } = await searchLoops(
    search({
      route: async (points) => {
        if (++asked > 6) throw new ApiError('service_indisponible', { retryAfter: 30 })
        return straight(points)
      },
    }),
  )
  expect(asked).toBe(7)
  expect(tried).toHaveLength(6)
  expect(best.length).toBeGreaterThan(0)
})

it('an engine that answers nothing at all is told', async () => {
  const failing = search({
    route: async () => {
      throw new ApiError('service_indisponible', { retryAfter: 30 })
    },
  })
  await expect(searchLoops(failing)).rejects.toMatchObject({ code: 'service_indisponible' })
})

it('no loop is asked for a caller who has left', async () => {
  const leaving = new AbortController()
  let asked = 0
  const left = searchLoops(
    search({
      signal: leaving.signal,
      route: async (points) => {
        if (++asked === 2) leaving.abort()
        return straight(points)
      },
    }),
  )
  await expect(left).rejects.toMatchObject({ code: 'service_indisponible' })
  expect(asked).toBe(2)
})
