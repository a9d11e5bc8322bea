import type { Bbox, Point, Shore } from './gshhg.ts'
import { areaOf, isInside } from './plane.ts'

/** Name of a lake, a point near its centre, its published area in km². */
type Known = readonly [name: string, lon: number, lat: number, km2: number]

const KNOWN: readonly Known[] = [
  ['Léman', 6.5, 46.42, 580],
  ['lac d’Annecy', 6.18, 45.857, 27.5],
  ['lac du Bourget', 5.865, 45.73, 44.5],
  ['lac d’Aiguebelette', 5.8, 45.55, 5.4],
  ['lac de Serre-Ponçon', 6.37, 44.51, 28.2],
  ['lac d’Orient', 4.34, 48.28, 23],
  ['lac d’Hourtin et de Carcans', -1.12, 45.14, 61],
  ['lac de Lacanau', -1.12, 44.975, 20],
  ['lac de Cazaux et de Sanguinet', -1.15, 44.49, 56],
  ['lac de Biscarrosse et de Parentis', -1.165, 44.345, 35],
  ['étang d’Urbino', 9.475, 42.05, 7.9],
  ['étang du Stock', 6.886, 48.703, 7],
  ['lac de Saint-Point', 6.315, 46.81, 5.2],
  ['lac de Paladru', 5.536, 45.463, 3.9],
  ['lac de Neuchâtel', 6.85, 46.9, 218],
  ['lac de Bienne', 7.16, 47.085, 39],
  ['lac de Morat', 7.084, 46.929, 23],
  ['lac de Thoune', 7.72, 46.69, 48],
  ['lac de Brienz', 7.97, 46.73, 30],
  ['lac Majeur', 8.65, 45.95, 212],
  ['lac de Côme', 9.28, 46.05, 146],
  ['lac de Lugano', 8.98, 45.97, 49],
  ['lac d’Orta', 8.4, 45.815, 18],
  ['lac de Varèse', 8.75, 45.817, 15],
  ['lac de Constance', 9.35, 47.62, 536],
  ['lac de Zurich', 8.65, 47.25, 68],
  ['lac des Quatre-Cantons', 8.45, 46.99, 114],
  ['lac de Zoug', 8.485, 47.13, 38],
]

/**
 * Accepted ratio of measured to published area; outside it, the ring is another lake or misread.
 */
const [SMALLEST, LARGEST] = [0.75, 1.3]

const isAround = ([west, south, east, north]: Bbox, lon: number, lat: number) =>
  lon > west && lon < east && lat > south && lat < north

export type Lake = { name: string; rings: Point[][]; km2: number }

export function chooseLakes(shores: readonly Shore[], tell: (line: string) => void): Lake[] {
  const islands = shores.filter(({ level }) => level === 3)
  return KNOWN.flatMap(([name, lon, lat, km2]) => {
    const found = shores
      .filter(({ level, bbox }) => level === 2 && isAround(bbox, lon, lat))
      .toSorted((a, b) => areaOf(b.ring) - areaOf(a.ring))[0]
    const ratio = found ? areaOf(found.ring) / km2 : 0
    const isRight = ratio >= SMALLEST && ratio <= LARGEST
    tell(`${isRight ? 'drawn' : 'left'} ${name}: ${(ratio * km2).toFixed(1)} of ${km2} km²`)
    if (!found || !isRight) return []
    const within = islands.filter(({ ring }) => ring[0] && isInside(ring[0], found.ring))
    return [{ name, rings: [found.ring, ...within.map(({ ring }) => ring)], km2 }]
  })
}
