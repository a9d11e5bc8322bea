const size = 16
const ratio = 2
const outer = 6
const inner = 3.6

interface TownDot {
  image: { width: number; height: number; data: Uint8ClampedArray }
  pixelRatio: number
}

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

/** Coverage of a pixel by the disc (antialiasing), 0 to 1. */
const cover = (distance: number, radius: number) =>
  Math.min(1, Math.max(0, radius - distance + 0.5))

/**
 * Ring of a town, as pixels. An icon rather than a circle layer, so that MapLibre hides it together
 * with a label without room. Colours are `#rrggbb`.
 */
export function townDot(ring: string, heart: string): TownDot {
  const [ringColor, heartColor] = [channels(ring), channels(heart)]
  const data = new Uint8ClampedArray(size * size * 4)
  for (let index = 0; index < size * size; index++) {
    const x = (index % size) + 0.5 - size / 2
    const y = Math.floor(index / size) + 0.5 - size / 2
    const distance = Math.hypot(x, y)
    const isHeart = cover(distance, inner)
    const pixel = ringColor.map((value, i) => value + ((heartColor[i] ?? 0) - value) * isHeart)
    data.set([...pixel, 255 * cover(distance, outer)], index * 4)
  }
  return { image: { width: size, height: size, data }, pixelRatio: ratio }
}
