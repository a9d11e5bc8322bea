import sharp from 'sharp'

const SIDE = 256

/** Deterministic number in [0, 1] for a lattice point. */
function cornerOf(x: number, y: number): number {
  const mixed = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263)
  const stirred = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  return ((stirred ^ (stirred >>> 16)) >>> 0) / 2 ** 32
}

const ease = (share: number) => share * share * (3 - 2 * share)

function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [ease(x - left), ease(y - top)]
  const above = cornerOf(left, top) * (1 - right) + cornerOf(left + 1, top) * right
  const below = cornerOf(left, top + 1) * (1 - right) + cornerOf(left + 1, top + 1) * right
  return above * (1 - down) + below * down
}

/** Altitude in metres of a fictional range, at fractions of the world's square. */
function heightAt(x: number, y: number): number {
  let [height, strength, grid] = [0, 1, 4_000]
  for (let octave = 0; octave < 7; octave++) {
    height += strength * (1 - Math.abs(2 * noise(x * grid, y * grid) - 1))
    strength *= 0.48
    grid *= 2
  }
  return 200 + 1_300 * (height - 0.6)
}

/** Elevation tile as PNG, in terrarium encoding. */
export function drawHeights(z: number, x: number, y: number): Promise<Buffer> {
  const pixels = Buffer.alloc(SIDE * SIDE * 3)
  for (let index = 0; index < SIDE * SIDE; index++) {
    const [column, row] = [(index % SIDE) + 0.5, Math.floor(index / SIDE) + 0.5]
    const height = heightAt((x + column / SIDE) / 2 ** z, (y + row / SIDE) / 2 ** z) + 32_768
    const whole = Math.floor(height)
    pixels.set([whole >> 8, whole & 255, Math.floor((height - whole) * 256)], index * 3)
  }
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer()
}
