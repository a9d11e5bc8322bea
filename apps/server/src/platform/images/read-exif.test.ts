import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readExif } from './read-exif.ts'

type Tags = Record<string, string>
const GRENOBLE: Tags = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '45/1 11/1 1818/100',
  GPSLongitudeRef: 'E',
  GPSLongitude: '5/1 43/1 3000/100',
}

async function write(gps: Tags, exif: Tags = {}): Promise<Buffer> {
  const image = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
  const bytes = await image.withExif({ IFD2: exif, IFD3: gps }).jpeg().toBuffer()
  return (await sharp(bytes).metadata()).exif ?? Buffer.alloc(0)
}

describe('the position of a photo', () => {
  it.each<[string, Tags, [number, number] | null]>([
    ['Grenoble', {}, [5.725, 45.18838]],
    ['the south-west', { GPSLatitudeRef: 'S', GPSLongitudeRef: 'W' }, [-5.725, -45.18838]],
    ['minutes with decimals', { GPSLatitude: '45/1 11303/1000 0/0' }, [5.725, 45.18838]],
    ['0°, 0°: no fix', { GPSLatitude: '0/1 0/1 0/1', GPSLongitude: '0/1 0/1 0/1' }, null],
    ['beyond the pole', { GPSLatitude: '91/1 0/1 0/1' }, null],
    ['beyond the antimeridian', { GPSLongitude: '180/1 0/1 1/1' }, null],
    ['a number of no kind', { GPSLatitude: '45/0 0/1 0/1' }, null],
    ['0/0 degrees', { GPSLatitude: '0/0 0/0 0/0' }, null],
    ['sixty minutes and more', { GPSLatitude: '45/1 75/1 0/1' }, null],
    ['a north that is none', { GPSLatitudeRef: 'X' }, null],
    ['4 thousand million degrees', { GPSLongitude: '4294967295/1 0/1 0/1' }, null],
  ])('is read, or null if invalid: %s', async (_, tags, expected) => {
    const { position } = readExif(await write({ ...GRENOBLE, ...tags }))
    const rounded = position?.map((degrees) => Math.round(degrees * 1e5) / 1e5) ?? null
    expect(rounded).toEqual(expected)
  })

  it('is unknown without both coordinates', async () => {
    const { GPSLongitude: _, ...half } = GRENOBLE
    expect(readExif(await write(half)).position).toBeNull()
  })
})

it.each([
  ['2026:07:14 09:30:00', '2026:07:14 09:30:00'],
  ['0000:00:00 00:00:00', null],
  ['hier matin, 9 h 30', null],
])('the camera’s clock says %s', async (text, expected) => {
  expect(readExif(await write(GRENOBLE, { DateTimeOriginal: text })).prise).toBe(expected)
})

describe('a malformed block', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('Exif\0\0ceci n’en est pas')],
    ['an order of bytes alone', Buffer.from('II')],
    ['a directory beyond its end', Buffer.from('II\x2a\0\xff\xff\xff\xff', 'latin1')],
  ])('gives nothing: %s', (_, bytes) => {
    expect(readExif(bytes)).toEqual({ position: null, prise: null })
  })

  it('gives no wrong value and never throws, whatever is damaged', async () => {
    const whole = await write(GRENOBLE, { DateTimeOriginal: '2026:07:14 09:30:00' })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 12 }),
        fc.nat(whole.length),
        (changes, end) => {
          const bytes = Buffer.from(whole)
          for (const [at, value] of changes) bytes[at] = value
          const { position } = readExif(bytes.subarray(0, end))
          if (!position) return
          expect(Math.abs(position[0])).toBeLessThanOrEqual(180)
          expect(Math.abs(position[1])).toBeLessThanOrEqual(90)
        },
      ),
      { numRuns: 2000 },
    )
  })

  // A reader of every tag would take minutes on this block.
  it('with thousands of entries of maximum length is read in time', { timeout: 5_000 }, () => {
    const bytes = Buffer.alloc(65_536, 0xff)
    bytes.write('Exif\0\0II\x2a\0\x08\0\0\0', 'latin1')
    for (let n = 0; n < 100; n++) expect(readExif(bytes).position).toBeNull()
  })
})
