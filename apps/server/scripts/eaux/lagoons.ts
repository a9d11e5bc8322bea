import type { Clip } from './clip.ts'
import { type Bbox, bboxOf, type Point } from './gshhg.ts'
import { areaOf, clipRing, isInside, meets } from './plane.ts'

/**
 * Waters that GSHHG takes for land, taken from another coastline: `osm` is
 * `@geo-maps/earth-lands-1m` (OpenStreetMap, a point each 500 m or so), `ne` the embedded basemap's
 * own.
 */
const MISSING: readonly [name: string, from: 'osm' | 'ne', box: Bbox, km2: number, ...Point[]][] = [
  ['étang de Berre', 'ne', [4.97, 43.37, 5.26, 43.57], 155, [5.1, 43.46]],
  ['étang de Thau', 'osm', [3.48, 43.3, 3.72, 43.47], 75, [3.61, 43.41]],
  ['étang de Biguglia', 'osm', [9.43, 42.53, 9.54, 42.68], 14.5, [9.485, 42.6]],
]

/** Width in degrees below which an arm is left out: about 100 m. */
const NARROW = 0.0005

export type Lagoon = { name: string; rings: Point[][] }

/**
 * @param lands rings of each coastline;
 * @param shores land of GSHHG
 */
export function drawLagoons(
  lands: Readonly<Record<'osm' | 'ne', readonly Point[][]>>,
  shores: readonly Point[][],
  { difference, intersection, open }: Clip,
  tell: (line: string) => void,
): Lagoon[] {
  const within = (rings: readonly Point[][], box: Bbox) =>
    rings
      .filter((ring) => meets(bboxOf(ring), box))
      .map((ring) => clipRing(ring, box))
      .filter(({ length }) => length > 2)
  return MISSING.flatMap(([name, from, box, km2, ...places]) => {
    const dry = within(shores, box)
    const free = open(intersection(difference(dry, within(lands[from], box)), dry), NARROW)
    const outer = free.find((ring) => places.every((place) => isInside(place, ring)))
    const ratio = outer ? areaOf(outer) / km2 : 0
    const isRight = ratio > 0.7 && ratio < 1.4
    tell(`${isRight ? 'drawn' : 'left'} ${name}: ${(ratio * km2).toFixed(1)} of ${km2} km²`)
    if (!outer || !isRight) return []
    const holes = free.filter((ring) => ring !== outer && ring[0] && isInside(ring[0], outer))
    return [{ name, rings: [outer, ...holes] }]
  })
}
