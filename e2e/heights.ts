import sharp from 'sharp'

const SIDE = 256

/** Always the same number between 0 and 1 for a corner of the grid. */
function cornerOf(x: number, y: number): number {
  const mixed = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263)
  const stirred = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  return ((stirred ^ (stirred >>> 16)) >>> 0) / 2 ** 32
}

const ease = (share: number) => share * share * (3 - 2 * share)

/** Soft hills: between the corners of a grid, 0 to 1. */
function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [ease(x - left), ease(y - top)]
  const above = cornerOf(left, top) * (1 - right) + cornerOf(left + 1, top) * right
  const below = cornerOf(left, top + 1) * (1 - right) + cornerOf(left + 1, top + 1) * right
  return above * (1 - down) + below * down
}

/** Metres above the sea of a made-up mountain range, at a share of the square of the world. */
function heightAt(x: number, y: number): number {
  let [height, strength, grid] = [0, 1, 4_000]
  for (let octave = 0; octave < 7; octave++) {
    // Folded noise has ridges, as mountains do.
    height += strength * (1 - Math.abs(2 * noise(x * grid, y * grid) - 1))
    strength *= 0.48
    grid *= 2
  }
  return 200 + 1_300 * (height - 0.6)
}

/** A tile of heights as services serve them: a PNG whose colours say metres (terrarium). */
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
