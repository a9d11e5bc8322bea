import { describe, expect, it } from 'vitest'
import { isHeic, readablePhoto, readablePhotos, UnreadablePhoto } from './readable-photo.ts'

const boxed = (name: string, ...brands: string[]) => {
  const text = `ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`
  return new File([new Uint8Array([0, 0, 0, text.length + 4]), text, 'rest'], name)
}
const HEIC = () => boxed('IMG_0042.HEIC', 'heic', 'mif1', 'heic')

describe('the detection of HEIC', () => {
  it.each([
    ['of an iPhone', HEIC(), true],
    ['of another phone', boxed('a.heif', 'mif1', 'heic'), true],
    ['an AVIF', boxed('a.avif', 'avif', 'mif1', 'miaf'), false],
    ['a film', boxed('a.mp4', 'isom', 'mp41'), false],
    [
      'a JPEG of that name',
      new File([new Uint8Array([0xff, 0xd8, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0])], 'a.heic'),
      false,
    ],
    ['nothing', new File([], 'a.heic'), false],
  ])('decides by content for a file that is: %s', async (_, file, expected) => {
    expect(await isHeic(file)).toBe(expected)
  })
})

describe('the file sent for a photo', () => {
  it('is the photo itself when it is no HEIC', async () => {
    const file = new File(['x'.repeat(20)], 'a.png')
    expect(await readablePhoto(file)).toBe(file)
  })

  it('is a JPEG when the browser decodes the format', async () => {
    const sent = await readablePhoto(HEIC(), async () => new Blob(['pixels']))
    expect([sent.name, sent.type, await sent.text()]).toEqual([
      'IMG_0042.jpg',
      'image/jpeg',
      'pixels',
    ])
  })

  it('is missing when the browser cannot decode it, and the error says what to do', async () => {
    const reading = readablePhoto(HEIC(), () => Promise.reject(new Error('No decoder.')))
    await expect(reading).rejects.toThrow(UnreadablePhoto)
    await expect(reading).rejects.toThrow(/HEIC.*JPEG/)
  })

  it('is given for the readable ones of several, and the error names the other', async () => {
    const fine = new File(['x'.repeat(20)], 'a.png')
    const { photos, refusal } = await readablePhotos([fine, HEIC()])
    expect(photos).toEqual([fine])
    expect(refusal).toContain('«\u00a0IMG_0042.HEIC\u00a0»\u00a0: ')
  })
})
