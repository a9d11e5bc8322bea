import { contours } from 'd3-contour'
import { type ReliefKind, reliefHeight, reliefWidth } from './relief-frame.ts'
import {
  lookColor,
  type ReliefGround,
  type ReliefLook,
  reliefGrounds,
  reliefLights,
} from './relief-look.ts'
import { hashText, seededRandom, valueNoise } from './relief-noise.ts'
import { type Point, simplifyLine, smoothRingPath } from './relief-ring.ts'

/** Size limit of a drawing, in bytes of SVG. */
export const reliefMaxBytes = 4096

const cell = 8
/** Cells outside of the frame, so that no contour closes along its edge. */
const margin = 3
const columns = reliefWidth / cell + 2 * margin + 1
const rows = reliefHeight / cell + 2 * margin + 1

/** Height field of a small range: summits on rolling ground, with an optional sea in the west. */
function heightField(seed: number, ground: ReliefGround): number[] {
  const { summits: least, height, radius, rolling: roll, slope } = reliefGrounds[ground]
  const random = seededRandom(seed)
  const noise = valueNoise(random)
  const summits = Array.from({ length: least + Math.floor(random() * 2) }, () => ({
    x: columns * (0.15 + 0.7 * random()),
    y: rows * (0.15 + 0.7 * random()),
    radius: radius + 7 * random(),
    height: height + 0.6 * random(),
  }))
  return Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [index % columns, Math.floor(index / columns)]
    const rolling =
      roll * (0.75 * noise(x / 9, y / 9) + 0.2 * noise(x / 4 + 7, y / 4 + 7)) +
      slope * (x / columns)
    return summits.reduce((height, summit) => {
      const squared = (x - summit.x) ** 2 + (y - summit.y) ** 2
      return height + summit.height * Math.exp(-squared / summit.radius ** 2)
    }, rolling)
  })
}

function contourPaths(field: number[], tolerance: number, levels: number): string[] {
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

export function reliefPaths(slug: string, ground: ReliefGround = 'moyenne'): string[] {
  const field = heightField(hashText(slug), ground)
  const { levels } = reliefGrounds[ground]
  let tolerance = 1
  let paths = contourPaths(field, tolerance, levels)
  while (paths.join('').length > reliefMaxBytes - 900) {
    tolerance *= 1.3
    paths = contourPaths(field, tolerance, levels)
  }
  return paths
}

/** SVG document: same slug, same bytes. Transparent ground. */
export function renderReliefSvg(slug: string, kindOrLook: ReliefKind | ReliefLook): string {
  const look = typeof kindOrLook === 'string' ? { kind: kindOrLook } : kindOrLook
  const color = lookColor(look)
  const paths = reliefPaths(slug, look.ground)
    .filter(Boolean)
    .map((d) => `<path vector-effect="non-scaling-stroke" d="${d}"/>`)
    .join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${reliefWidth} ${reliefHeight}" ` +
    `preserveAspectRatio="xMidYMid slice">${drawLight(look)}<g fill="${color}" fill-opacity=".1" fill-rule="evenodd" ` +
    `stroke="${color}" stroke-opacity=".55"><path stroke="none" d="M0 0h${reliefWidth}v${reliefHeight}H0z"/>${paths}</g></svg>`
  )
}

export function drawLight({ light }: ReliefLook): string {
  if (!light) return ''
  const color = reliefLights[light]
  return (
    `<linearGradient id="l" x2="0" y2="1"><stop stop-color="${color}" stop-opacity=".4"/>` +
    `<stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient>` +
    `<path fill="url(#l)" d="M0 0h${reliefWidth}v${reliefHeight}H0z"/>`
  )
}
