import { findDepartement } from '@foulee/domain/departement'
import { measureTrack } from '@foulee/trace/measure'
import { expect, it } from 'vitest'
import { drawRoute } from './draw-route.ts'
import { DEMO_PARCOURS } from './list.ts'

it.each(DEMO_PARCOURS)('$titre is as long, as high and as shaped as it says', (demo) => {
  const [, departement, lon, lat] = demo.lieu
  expect(findDepartement(departement)).not.toBeNull()
  const { distance, denivele, forme, altitude_min } = measureTrack(
    drawRoute({ ...demo, seed: demo.titre, start: [lon, lat] }),
  )
  expect(distance / demo.distance).toBeCloseTo(1, 2)
  // On flat ground a climb is a few bumps: there or not there.
  const off = Math.abs((denivele.calcule ?? 0) - demo.denivele)
  expect(off).toBeLessThanOrEqual(Math.max(25, demo.denivele / 10))
  expect([forme, demo.forme]).toEqual([demo.forme, demo.forme])
  expect(altitude_min).toBeGreaterThan(-20)
  expect(demo.surfaces.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 5)
})
