import { EAUX } from '@foulee/contract/site/fonds'
import { EVERY_ROUTE } from '@foulee/db/demo/parcours/every-route.test-cast'
import { at } from '@foulee/trace/column'
import { expect, it } from 'vitest'
import { lookAt } from './eaux.test-cast.ts'

/**
 * Tolerance in metres beyond the drawn coast: half of that coast is 60 to 85 m off (decision 147),
 * and a quay or a clifftop path is closer to the water.
 */
const COAST_ERROR = 60
const DEGREE = 111_195
/** Offsets around a point, nearest first, to find land early. */
const AROUND = [0, 15, 30, 45, COAST_ERROR].flatMap((metres) =>
  Array.from({ length: metres ? 16 : 1 }, (_, n) => {
    const turn = (n * Math.PI) / 8
    return { east: metres * Math.cos(turn), north: metres * Math.sin(turn) }
  }),
)

/** Sea only: lakes of the archive are 500 m off, and fade out at this zoom. */
async function isInSea(lon: number, lat: number): Promise<boolean> {
  const narrow = DEGREE * Math.cos((lat * Math.PI) / 180)
  for (const { east, north } of AROUND) {
    const seen = await lookAt(lon + east / narrow, lat + north / DEGREE, EAUX.maxzoom)
    if (seen !== 'mer') return false
  }
  return true
}

it.for(EVERY_ROUTE)('$titre stays on land', async ({ segment }) => {
  const wet: string[] = []
  for (let index = 0; index < segment.lon.length; index++) {
    const [lon, lat] = [at(segment.lon, index), at(segment.lat, index)]
    if (await isInSea(lon, lat)) wet.push(`${lon.toFixed(4)} ${lat.toFixed(4)}`)
  }
  expect(wet).toEqual([])
})

it.for([
  ['the bay of Cannes', 7.025, 43.545],
  ['the bay of Douarnenez off La Palue', -4.58, 48.205],
  ['the beach of the Prado, 100 m out', 5.3727, 43.2611],
] as const)('the sea is found in %s', async ([, lon, lat]) => {
  expect(await isInSea(lon, lat)).toBe(true)
})
