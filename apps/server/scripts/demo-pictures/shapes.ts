import { seededRandom } from '@foulee/trace/seeded-random'
import { along, HEIGHT, type Line, path, WIDTH } from './svg.ts'

type Ridge = { base: number; height: number; relief: number; side: 'left' | 'right' | null }

/**
 * Skyline of a range: rounded where low, jagged where high. A shore comes in from one side only.
 */
export function makeRidge(seed: string, { base, height, relief, side }: Ridge): Line {
  const random = seededRandom(seed)
  const isBroken = relief > 0.5
  const waves = [900, 430, 210, 97, 46, 23].map((length, rank) => ({
    length: length * (isBroken ? 1.6 : 1) * (0.8 + 0.4 * random()),
    phase: 2 * Math.PI * random(),
    share: 0.5 ** (rank * 1.3),
  }))
  return Array.from({ length: WIDTH / 8 + 4 }, (_, index) => {
    const x = index * 8 - 10
    const wave = waves.reduce((sum, { length, phase, share }) => {
      const sine = Math.sin((2 * Math.PI * x) / length + phase)
      return sum + share * (isBroken ? 1 - 2 * Math.abs(sine) : sine)
    }, 0)
    const from = side === 'left' ? x / WIDTH : 1 - x / WIDTH
    const shore = side ? Math.max(0, (from - 0.35) * 620) : 0
    return [x, base - (height * wave) / 2 + shore]
  })
}

export const drawGround = (colour: string, ridge: Line) =>
  path(colour, `M-10 ${HEIGHT}L${along(ridge)}L${WIDTH + 10} ${HEIGHT}Z`)

export function drawSnow(seed: string, ridge: Line, opacity: number): string {
  const random = seededRandom(seed)
  const heights = ridge.map(([, y]) => y)
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)]
  const limit = top + (bottom - top) * 0.42
  const edge = ridge.map(
    ([x, y]) => [x, y + Math.max(0, limit - y) * (0.55 + 0.45 * random())] as const,
  )
  return path('#fbfcf8', `M${along([...ridge, ...edge.toReversed()])}Z`, ` opacity="${opacity}"`)
}

export function drawTrees(seed: string, ridge: Line, colour: string, scale: number): string {
  const random = seededRandom(seed)
  const trees = ridge.flatMap(([x, y], index) => {
    if (index % 3 || random() < 0.25) return []
    const [height, half] = [(50 + 90 * random()) * scale, (13 + 9 * random()) * scale]
    const foot = (y + 14).toFixed(0)
    return `M${(x - half).toFixed(0)} ${foot}L${x} ${(y - height).toFixed(0)}L${(x + half).toFixed(0)} ${foot}Z`
  })
  return path(colour, trees.join(''))
}

export function drawTown(seed: string, colour: string, rank: number): string {
  const random = seededRandom(seed)
  const base = 600 + rank * 105
  const parts: string[] = []
  for (let x = -20; x < WIDTH; ) {
    const [width, height] = [50 + 70 * random(), (70 + 150 * random()) * (1 - rank * 0.13)]
    const roof = random() < 0.6 ? 26 + 20 * random() : 0
    const half = (width / 2).toFixed(0)
    const rise = roof.toFixed(0)
    const left = x.toFixed(0)
    parts.push(
      `M${left} ${HEIGHT}V${(base - height).toFixed(0)}l${half} -${rise}l${half} ${rise}V${HEIGHT}Z`,
    )
    if (random() < 0.09) {
      parts.push(`M${left} ${base}V${(base - height - 130).toFixed(0)}l22 -110l22 110V${base}Z`)
    }
    x += width + 3
  }
  return path(colour, parts.join(''))
}

export function drawGlints(seed: string, x: number, horizon: number, light: string): string {
  const random = seededRandom(seed)
  const glints = Array.from({ length: 34 }, (_, index) => {
    const half = 20 + random() * (30 + index * 5)
    const left = x - half + (random() - 0.5) * 90
    return `M${left.toFixed(0)} ${horizon + 8 + index * 9}h${(2 * half).toFixed(0)}`
  })
  return path(
    'none',
    glints.join(''),
    ` stroke="${light}" stroke-width="3" stroke-linecap="round" opacity=".5"`,
  )
}

export function drawRows(colour: string): string {
  const rows = Array.from({ length: 27 }, (_, index) => {
    const foot = -900 + index * 130
    return `M${foot} ${HEIGHT}Q${(foot * 0.45 + 480).toFixed(0)} 960 ${(foot * 0.16 + 760).toFixed(0)} 880`
  })
  return path(
    'none',
    rows.join(''),
    ` stroke="${colour}" stroke-width="9" stroke-dasharray="26 10" opacity=".55"`,
  )
}
