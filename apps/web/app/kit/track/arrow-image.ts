const size = 24
const ratio = 2
const pen = 1.9

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

function distanceToChevron(x: number, y: number): number {
  const [tipX, backX, backY] = [4, -3, 6]
  const [dx, dy] = [backX - tipX, backY]
  const side = Math.abs(y)
  const share = Math.min(1, Math.max(0, ((x - tipX) * dx + side * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - tipX - share * dx, side - share * dy)
}

/** Chevron for the direction along a line, as pixels. The colour is `#rrggbb`. */
export function arrowImage(color: string) {
  const [r = 0, g = 0, b = 0] = channels(color)
  const data = new Uint8ClampedArray(size * size * 4)
  for (let index = 0; index < size * size; index++) {
    const x = (index % size) + 0.5 - size / 2
    const y = Math.floor(index / size) + 0.5 - size / 2
    const cover = Math.min(1, Math.max(0, pen - distanceToChevron(x, y) + 0.5))
    data.set([r, g, b, 255 * cover], index * 4)
  }
  return { image: { width: size, height: size, data }, pixelRatio: ratio }
}
