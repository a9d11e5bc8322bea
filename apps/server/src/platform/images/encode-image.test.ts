import { MAX_IMAGE_BYTES } from '@foulee/domain/shared/upload-limits'
import { blankPng } from '@foulee/testing/png'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodeImage } from './encode-image.ts'
import { IMAGE_REFUSALS } from './refusal.ts'

const RED = { r: 220, g: 30, b: 30 }
const BLUE = { r: 20, g: 40, b: 220 }
const paint = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })

async function twoColours(width: number, height: number) {
  const half = Math.round(width / 2)
  const right = await paint(width - half, height, BLUE)
    .png()
    .toBuffer()
  return paint(width, height).composite([{ input: right, left: half, top: 0 }])
}

async function colourAt(bytes: Buffer, x: number, y: number): Promise<'red' | 'blue'> {
  const area = { left: x, top: y, width: 1, height: 1 }
  const [r = 0, , b = 0] = await sharp(bytes).extract(area).raw().toBuffer()
  return r > b ? 'red' : 'blue'
}

describe('an accepted image', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('may be a %s', async (format) => {
    const image = await encodeImage(await paint(300, 200).toFormat(format).toBuffer(), 'avatar')
    expect(image.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(image.files.map(({ name }) => name)).toEqual(
      [96, 192, 384].flatMap((width) => [`${width}.webp`, `${width}.avif`]),
    )
    for (const { name, bytes, media } of image.files) {
      const { width, height, format: written } = await sharp(bytes).metadata()
      const size = Number.parseInt(name, 10)
      expect([width, height]).toEqual([size, size])
      expect(media).toBe(written === 'heif' ? 'image/avif' : 'image/webp')
    }
  })

  it('keeps its aspect ratio as a banner, and is never enlarged', async () => {
    const { files } = await encodeImage(await paint(1000, 300).jpeg().toBuffer(), 'banniere')
    const sizes = await Promise.all(
      files.filter(({ name }) => name.endsWith('webp')).map(({ bytes }) => sharp(bytes).metadata()),
    )
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [640, 192],
      [1000, 300],
      [1000, 300],
    ])
  })

  it('is narrowed when it exceeds the height of the format', async () => {
    const { files } = await encodeImage(blankPng(40, 20_000), 'banniere')
    for (const { bytes } of files) {
      const { width, height } = await sharp(bytes).metadata()
      expect([width, height]).toEqual([33, 16_383])
    }
  })

  it('loses its metadata: place, author, colour profile', async () => {
    const source = await paint(400, 400)
      .withExif({
        IFD0: { Artist: 'Léa Morel', Model: 'Téléphone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 11/1 30/1', GPSLongitudeRef: 'E' },
      })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    expect((await sharp(source).metadata()).exif).toBeDefined()
    for (const { bytes } of (await encodeImage(source, 'banniere')).files) {
      const { exif, icc, xmp, iptc, space } = await sharp(bytes).metadata()
      expect({ exif, icc, xmp, iptc, space }).toEqual({ space: 'srgb' })
      expect(bytes.includes('Morel')).toBe(false)
    }
  })

  it('is upright for every camera orientation', async () => {
    const image = await twoColours(800, 400)
    // Orientation 6: rotated a quarter to the left; upright, red is above blue.
    const { files } = await encodeImage(
      await image.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      'banniere',
    )
    const { bytes = Buffer.alloc(0) } = files.find(({ name }) => name === '640.webp') ?? {}
    const { width = 0, height = 0 } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([400, 800])
    expect(await colourAt(bytes, 200, 100)).toBe('red')
    expect(await colourAt(bytes, 200, 700)).toBe('blue')
  })

  it('is the first frame of an animation', async () => {
    const frames = await Promise.all(
      [RED, BLUE].map((colour) => paint(100, 100, colour).png().toBuffer()),
    )
    const source = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(source).metadata()).pages).toBe(2)
    const { files } = await encodeImage(source, 'avatar')
    for (const { bytes } of files) {
      expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1)
      expect(await colourAt(bytes, 50, 50)).toBe('red')
    }
  })

  it('has the same key for the same bytes, another for others', async () => {
    const [red, blue] = await Promise.all([RED, BLUE].map((c) => paint(50, 50, c).png().toBuffer()))
    if (!red || !blue) throw new Error('Nothing painted.')
    const keys = await Promise.all([red, red, blue].map((bytes) => encodeImage(bytes, 'avatar')))
    const [a, b, c] = keys.map(({ sha256 }) => sha256)
    expect(a).toBe(b)
    expect(a).not.toBe(c)
  })
})

describe('a refused image', () => {
  const refusal = (bytes: Buffer) =>
    encodeImage(bytes, 'avatar').then(
      () => null,
      (cause: unknown) => (cause as { refusal?: string }).refusal ?? cause,
    )
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('ceci n’est pas une image')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that may run scripts', Buffer.from(svg)],
    ['a drawing behind a text declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['an archive', Buffer.from('PK\u0003\u0004jpeg')],
    ['a film', Buffer.from('\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000mp42isom')],
    ['an ImageMagick script', Buffer.from('push graphic-context\nimage over 0,0 0,0 "https:x"')],
  ])('is no image: %s', async (_, bytes) => {
    expect(await refusal(bytes)).toBe('pas_une_image')
  })

  it('is a TIFF', async () => {
    expect(await refusal(await paint(20, 20).tiff().toBuffer())).toBe('pas_une_image')
  })

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('is truncated: %s', async (format) => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
        background: RED,
      },
    })
      .toFormat(format)
      .toBuffer()
    for (const share of [0.9, 0.5, 0.1]) {
      expect(await refusal(noise.subarray(0, Math.floor(noise.length * share)))).toBe('abimee')
    }
    expect(await refusal(noise.subarray(0, 16))).toBe('abimee')
  })

  it.each([
    [
      'a JPEG that starts as one',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
    ],
    ['a GIF that is a page', Buffer.from('GIF89a<script>alert(1)</script>')],
  ])('differs from its signature: %s', async (_, bytes) => {
    expect(await refusal(bytes)).toBe('abimee')
  })

  it('expands to 400 megapixels from a few kilobytes', async () => {
    const bomb = blankPng(20_000, 20_000)
    expect(bomb.length).toBeLessThan(100_000)
    const before = process.memoryUsage().rss
    expect(await refusal(bomb)).toBe('trop_grande')
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  it('weighs over 10 MB', async () => {
    expect(await refusal(Buffer.alloc(MAX_IMAGE_BYTES + 1, 0xff))).toBe('trop_lourde')
  })

  it('gets a French message with advice', () => {
    for (const sentence of Object.values(IMAGE_REFUSALS)) {
      expect(sentence).toMatch(/^\p{Lu}.*\. .*\.$/u)
    }
  })
})
