/** HEIC photos from a folder, a drop or another application (decision 144). */

/** Neither this browser nor the server can decode the photo; no file was sent. */
export class UnreadablePhoto extends Error {
  override name = 'UnreadablePhoto'
}

const UNREADABLE =
  'Cette photo est au format HEIC, que ce navigateur ne sait pas lire. Enregistrez-la en JPEG, puis renvoyez-la\u00a0; sur l’iPhone, Réglages, Appareil photo, Formats, «\u00a0Le plus compatible\u00a0» les prend en JPEG.'

const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
const AVIF = ['avif', 'avis']

function readBrands(bytes: Uint8Array): string[] {
  const text = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))
  if (text(4) !== 'ftyp') return []
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) brands.push(text(at))
  return brands
}

/** By its first bytes, whatever its name. AVIF has the same container. */
export async function isHeic(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 200).arrayBuffer())
  if (bytes.length < 12) return false
  const brands = readBrands(bytes)
  return brands.some((brand) => BRANDS.includes(brand)) && !brands.some((b) => AVIF.includes(b))
}

/** Longer side in pixels: no image of the site is wider, and a phone can allocate that canvas. */
const MAX_SIDE = 4096
const QUALITY = 0.92

/** Converts through a canvas, where the browser decodes the format, as Safari does. */
async function redraw(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))
    canvas.toBlob(done, 'image/jpeg', QUALITY)
  })
}

/**
 * The photo in a format that the server decodes: unchanged, or a JPEG made from a HEIC.
 * @throws UnreadablePhoto when this browser cannot decode it
 */
export async function readablePhoto(file: File, toJpeg = redraw): Promise<File> {
  if (!(await isHeic(file))) return file
  try {
    const name = `${file.name.replace(/\.hei[cf]s?$/i, '')}.jpg`
    return new File([await toJpeg(file)], name, { type: 'image/jpeg' })
  } catch (cause) {
    throw new UnreadablePhoto(UNREADABLE, { cause })
  }
}

export async function readablePhotos(
  files: readonly File[],
): Promise<{ photos: File[]; refusal: string | null }> {
  const read = await Promise.all(
    files.map((file) =>
      readablePhoto(file).catch((cause: unknown) => {
        if (!(cause instanceof UnreadablePhoto)) throw cause
        return `«\u00a0${file.name}\u00a0»\u00a0: ${cause.message}`
      }),
    ),
  )
  return {
    photos: read.filter((item) => item instanceof File),
    refusal: read.find((item) => typeof item === 'string') ?? null,
  }
}
