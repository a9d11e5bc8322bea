export type Point = readonly [x: number, y: number]

function squaredDistance(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length
  const k = Math.min(1, Math.max(0, t))
  return (p[0] - a[0] - k * dx) ** 2 + (p[1] - a[1] - k * dy) ** 2
}

/** Ramer–Douglas–Peucker: drops points closer than `tolerance` to the line kept. */
export function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  let [farthest, at] = [tolerance * tolerance, -1]
  points.forEach((point, index) => {
    const distance = squaredDistance(point, first, last)
    if (distance > farthest) [farthest, at] = [distance, index]
  })
  if (at < 0) return [first, last]
  const head = simplifyLine(points.slice(0, at + 1), tolerance)
  return [...head.slice(0, -1), ...simplifyLine(points.slice(at), tolerance)]
}

/**
 * Closed ring as SVG path data: a smooth curve through the midpoints of its sides; relative
 * integers are the shortest to write.
 */
export function smoothRingPath(ring: readonly Point[]): string {
  const middles = ring.map((point, index): Point => {
    const next = ring[(index + 1) % ring.length] ?? point
    return [Math.round((point[0] + next[0]) / 2), Math.round((point[1] + next[1]) / 2)]
  })
  const start = middles.at(-1)
  if (!start || ring.length < 3) return ''
  let [x, y] = start
  let path = `M${x} ${y}q`
  ring.forEach((control, index) => {
    const end = middles[index] ?? start
    const numbers = [Math.round(control[0]) - x, Math.round(control[1]) - y, end[0] - x, end[1] - y]
    path += (index === 0 ? '' : ' ') + numbers.join(' ')
    ;[x, y] = end
  })
  return `${path.replaceAll(' -', '-')}z`
}
