import { EAUX } from '@foulee/contract/site/fonds'
import { EVERY_ROUTE } from '@foulee/db/demo/parcours/every-route.test-cast'
import { at } from '@foulee/trace/column'
import { expect, it } from 'vitest'
import { lookAt } from './eaux.test-cast.ts'

/**
 * Metres that a point may lie beyond the coast that is drawn: half of that coast lies 60 to 85 m beside
 * the true one (decision 147), and a quay or a path above a cliff is nearer the water than that.
 */
const COAST_ERROR = 60
const DEGREE = 111_195
/** Places around one, the nearest first, so that a coast is met before a whole circle is asked. */
const AROUND = [0, 15, 30, 45, COAST_ERROR].flatMap((metres) =>
  Array.from({ length: metres ? 16 : 1 }, (_, n) => {
    const turn = (n * Math.PI) / 8
    return { east: metres * Math.cos(turn), north: metres * Math.sin(turn) }
  }),
)

/** Only the sea: lakes of the archive lie 500 m beside their shores, and fade before one is that near. */
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
] as const)('knows the sea in %s', async ([, lon, lat]) => {
  expect(await isInSea(lon, lat)).toBe(true)
})
