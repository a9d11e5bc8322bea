import { contours } from 'd3-contour'
import { type ReliefKind, reliefColors, reliefHeight, reliefWidth } from './relief-frame.ts'
import { hashText, seededRandom, valueNoise } from './relief-noise.ts'
import { type Point, simplifyLine, smoothRingPath } from './relief-ring.ts'

/** The weight a drawing may have, in bytes of SVG. */
export const reliefMaxBytes = 4096

const cell = 8
/** Cells drawn outside the frame, so that no contour closes along its edge. */
const margin = 3
const columns = reliefWidth / cell + 2 * margin + 1
const rows = reliefHeight / cell + 2 * margin + 1
const levels = 7

/** Heights of a small range: two or three summits on rolling ground. */
function heightField(seed: number): number[] {
  const random = seededRandom(seed)
  const noise = valueNoise(random)
  const summits = Array.from({ length: 2 + Math.floor(random() * 2) }, () => ({
    x: columns * (0.15 + 0.7 * random()),
    y: rows * (0.15 + 0.7 * random()),
    radius: 6 + 7 * random(),
    height: 0.5 + 0.6 * random(),
  }))
  return Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [index % columns, Math.floor(index / columns)]
    const rolling = 0.75 * noise(x / 9, y / 9) + 0.2 * noise(x / 4 + 7, y / 4 + 7)
    return summits.reduce((height, summit) => {
      const squared = (x - summit.x) ** 2 + (y - summit.y) ** 2
      return height + summit.height * Math.exp(-squared / summit.radius ** 2)
    }, rolling)
  })
}

function contourPaths(field: number[], tolerance: number): string[] {
  const [low, high] = [Math.min(...field), Math.max(...field)]
  const thresholds = Array.from(
    { length: levels },
    (_, level) => low + ((high - low) * (level + 1.2)) / (levels + 1.2),
  )
  const shapes = contours().size([columns, rows]).thresholds(thresholds)(field)
  return shapes.map(({ coordinates }) =>
    coordinates
      .flat()
      .map((ring) => ring.slice(0, -1).map(toFrame))
      .filter((ring) => ring.length > 8)
      .map((ring) => smoothRingPath(simplifyLine(ring, tolerance)))
      .join(''),
  )
}

function toFrame([x = 0, y = 0]: number[]): Point {
  return [(x - 0.5 - margin) * cell, (y - 0.5 - margin) * cell]
}

/** Contour lines of the ground that a slug stands for, lowest first, as SVG path data. */
export function reliefPaths(slug: string): string[] {
  const field = heightField(hashText(slug))
  let tolerance = 1
  let paths = contourPaths(field, tolerance)
  while (paths.join('').length > reliefMaxBytes - 900) {
    tolerance *= 1.3
    paths = contourPaths(field, tolerance)
  }
  return paths
}

/** The drawing as a whole SVG document: same slug, same bytes. Its ground is transparent. */
export function renderReliefSvg(slug: string, kind: ReliefKind): string {
  const color = reliefColors[kind]
  const paths = reliefPaths(slug)
    .filter(Boolean)
    .map((d) => `<path vector-effect="non-scaling-stroke" d="${d}"/>`)
    .join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${reliefWidth} ${reliefHeight}" ` +
    `preserveAspectRatio="xMidYMid slice"><g fill="${color}" fill-opacity=".1" fill-rule="evenodd" ` +
    `stroke="${color}" stroke-opacity=".55"><path stroke="none" d="M0 0h${reliefWidth}v${reliefHeight}H0z"/>${paths}</g></svg>`
  )
}
