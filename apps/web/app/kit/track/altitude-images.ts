const ratio = 2

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

type Paint = (x: number, y: number) => { color: string; cover: number }

function draw(width: number, height: number, paint: Paint) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let index = 0; index < width * height; index++) {
    const x = (index % width) + 0.5 - width / 2
    const y = Math.floor(index / width) + 0.5 - height / 2
    const { color, cover } = paint(x, y)
    const [r = 0, g = 0, b = 0] = channels(color)
    data.set([r, g, b, 255 * Math.min(1, Math.max(0, cover))], index * 4)
  }
  return { image: { width, height, data }, pixelRatio: ratio }
}

export function stepImage(color: string) {
  const [width, height] = [64, 4]
  return draw(width, height, (x, y) => ({
    color,
    cover: 0.75 * (1.6 - Math.abs(y)) * (1 - (Math.abs(x) / (width / 2)) ** 3),
  }))
}

export function heightImage(nature: 'haut' | 'bas', color: string, rim: string) {
  const size = 28
  return draw(size, size, (x, y) => {
    const up = nature === 'haut' ? y : -y
    const depth = Math.min(7 - up, (up + 9) * 0.5 - Math.abs(x) * 0.87)
    return { color: depth > 0 ? color : rim, cover: depth + 3.5 }
  })
}
