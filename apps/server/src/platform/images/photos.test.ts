import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { sampleCases } from '@foulee/testing/effort'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodePhoto, readPhoto } from './encode-photo.ts'

/** Sample photos of many cameras, and hostile ones; outside the repository. */
const FOLDER = new URL('../../../../../../shared/data/photos/', import.meta.url)
const hasPhotos = existsSync(FOLDER)
if (!hasPhotos) process.stderr.write('The photos are not beside the project: not read.\n')

type Expected = string | [largeur: number, hauteur: number, position?: [number, number]]
const EXPECTED: Record<string, Expected> = {
  'derive__script.jpg': 'pas_une_image',
  'ianare__DSCN0010.jpg': [640, 480, [11.88513, 43.46745]],
  'ianare__DSCN0042.jpg': [640, 480, [11.88148, 43.46446]],
  'ianare__landscape_6.jpg': [600, 450],
  'ianare__landscape_8.jpg': [600, 450],
  'ianare__portrait_3.jpg': [450, 600],
  'mei__7acc832f70b2ca62e58a953f3b90fd82.jpg': 'pas_une_image',
  // Declares 4.7 billion pixels; the decoder rejects it too.
  'mei__817f96555e2d683e7b12f778c4e38022.png': 'abimee',
  'mei__Animation_Lossy.webp': [320, 240],
  'mei__FujiFilm_FinePixS2Pro.jpg': [600, 400, [2.297, 48.85783]],
  'mei__HTC_Desire.webp': [776, 909, [9.11033, 45.50067]],
  'mei__Issue_508.jpg': [1, 1, [15.50328, 43.85947]],
  'mei__Issue_649.avif': [5472, 3648],
  'mei__Kodak_PIXPRO_FZ201.jpg': [4608, 3456],
  'mei__Samsung_GT-I9000_Galaxy_S.jpg': [480, 640],
  'mei__exif-at-eof.heic': 'heic',
  'mei__pbar-ani-invalid-XMP.gif': [48, 22],
  'mei__xcrn0g04.png': 'pas_une_image',
}

describe.skipIf(!hasPhotos)('the photos beside the project', () => {
  const names = hasPhotos ? readdirSync(FOLDER) : []

  /** Reads all; encodes a sample, since one takes a second. */
  const encoded = new Set(sampleCases(names, 4))

  it('all have an expectation', () => {
    expect(names.toSorted()).toEqual(Object.keys(EXPECTED).toSorted())
  })

  it.each(names)(
    'are read or refused as expected: %s',
    async (name) => {
      const bytes = readFileSync(new URL(name, FOLDER))
      const before = process.memoryUsage().rss
      const read = await readPhoto(bytes).catch((cause) => cause.refusal ?? cause)
      expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
      const expected = EXPECTED[name] ?? ''
      if (typeof expected === 'string') return expect(read).toBe(expected)
      const [largeur, hauteur, position = null] = expected
      const rounded =
        read.position?.map((degrees: number) => Math.round(degrees * 1e5) / 1e5) ?? null
      expect([read.largeur, read.hauteur, rounded]).toEqual([largeur, hauteur, position])
      if (!encoded.has(name)) return undefined
      const files = await encodePhoto(async () => bytes)
      expect(files).toHaveLength(6)
      for (const { bytes: written } of [...files, { bytes: read.small }]) {
        const { width, height, exif, xmp, iptc, icc, pages = 1 } = await sharp(written).metadata()
        expect({ exif, xmp, iptc, icc, pages }).toEqual({ pages: 1 })
        expect(width / height).toBeCloseTo(largeur / hauteur, 1)
        expect(width).toBeLessThanOrEqual(largeur)
      }
      return undefined
    },
    60_000,
  )
})

describe('a photo', () => {
  const paint = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: { r: 30, g: 90, b: 50 } } })

  it('is shown at once in its smallest width, upright, without metadata', async () => {
    const bytes = await paint(2000, 1000)
      .withExif({ IFD0: { Artist: 'Paola Rossi' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { largeur, hauteur, small } = await readPhoto(bytes)
    expect([largeur, hauteur]).toEqual([1000, 2000])
    const { width, height, format, exif } = await sharp(small).metadata()
    expect({ width, height, format, exif }).toEqual({ width: 480, height: 960, format: 'webp' })
  })

  it('gets three widths in two formats later, never enlarged', async () => {
    const bytes = await paint(1200, 800).jpeg().toBuffer()
    const files = await encodePhoto(async () => bytes)
    expect(files.map(({ name }) => name)).toEqual(
      [480, 960, 1920].flatMap((width) => [`${width}.webp`, `${width}.avif`]),
    )
    const widths = await Promise.all(
      files.map(async (f) => (await sharp(f.bytes).metadata()).width),
    )
    expect(widths).toEqual([480, 480, 960, 960, 1200, 1200])
  })
})
