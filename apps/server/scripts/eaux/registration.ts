import type { Point } from './gshhg.ts'

/**
 * GSHHG's shores were digitised from charts, each on the datum of its country, and lie up to 1.4 km
 * off. Correction per stretch of coast, in metres east and north: the translation that best fits
 * OpenStreetMap's coast (`@geo-maps/earth-lands-1m`, a point each 500 m), found by iterative
 * closest point. The residual is 70 to 100 m, partly the spacing of those points. Stretches that no
 * translation improves are not listed.
 */
const STRETCHES: readonly [name: string, lon: number, lat: number, east: number, north: number][] =
  [
    ['Finistère ouest', -4.6, 48.25, 211, -141],
    ['Bretagne nord', -3.1, 48.75, 126, -35],
    ['Bretagne sud', -3, 47.55, 31, -26],
    ['Vendée', -2, 46.75, 114, -27],
    ['Charente', -1.2, 45.95, 179, -92],
    ['Landes', -1.3, 44.5, -32, -114],
    ['Cotentin', -1.6, 49.3, 29, -112],
    ['Calvados', -0.4, 49.35, 67, -133],
    ['Caux', 0.7, 49.85, 104, -36],
    ['Picardie', 1.5, 50.4, 46, -63],
    ['Flandre', 2.2, 50.98, 118, -102],
    ['Cornouailles', -4.9, 50.25, 113, 213],
    ['Languedoc', 3.7, 43.4, -156, -120],
    ['Marseille', 5.4, 43.25, 48, -123],
    ['Toulon', 6.2, 43.1, 86, -240],
    ['Esterel', 6.9, 43.45, 55, -228],
    ['Nice', 7.35, 43.7, 64, -256],
    ['Corse nord-ouest', 8.85, 42.6, 145, 119],
    ['Corse sud-ouest', 8.75, 41.7, 93, 137],
    ['Corse est', 9.4, 42.2, 84, 99],
    ['Guadeloupe', -61.5, 16.2, -422, -412],
    ['Martinique', -61, 14.65, 634, 366],
    ['Mayotte', 45.15, -12.85, 249, -165],
    ['La Réunion', 55.5, -21.15, -638, -1285],
  ]

/** Distance in km over which one correction fades into the next. */
const REACH = 45
/** Weight of a zero correction: far from every stretch nothing moves. */
const STILLNESS = 0.01
const METRES_PER_DEGREE = 111_200

export function register(ring: readonly Point[]): Point[] {
  return ring.map(([lon, lat]) => {
    const narrow = Math.cos((lat * Math.PI) / 180)
    let [east, north, weights] = [0, 0, STILLNESS]
    for (const [, x, y, dx, dy] of STRETCHES) {
      const km = Math.hypot((lon - x) * narrow, lat - y) * 111.2
      if (km > 6 * REACH) continue
      const weight = Math.exp(-((km / REACH) ** 2))
      east += weight * dx
      north += weight * dy
      weights += weight
    }
    return [
      lon + east / weights / (METRES_PER_DEGREE * narrow),
      lat + north / weights / METRES_PER_DEGREE,
    ]
  })
}
