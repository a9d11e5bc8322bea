import { createHash } from 'node:crypto'
import { ApiError } from '@foulee/contract/errors'
import { IMAGE_KINDS, type ImageKind } from '@foulee/domain/image'
import sharp, { type Sharp } from 'sharp'
import { createLimiter } from '../http/limiter.ts'
import { readImageType } from './image-type.ts'
import { ImageRefused, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from './refusal.ts'

/** One image in all its sizes. `files` are named `192.webp`, `192.avif`… */
export type EncodedImage = {
  kind: ImageKind
  /** SHA-256 of what was sent: the same picture, the same key. */
  sha256: string
  files: { name: string; bytes: Buffer; media: string }[]
}

// A decoder that never runs has no holes: only those of the formats that are read.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    ...['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    ...['VipsForeignLoadNsgifBuffer', 'VipsForeignLoadHeifBuffer'],
  ],
})
sharp.cache(false)

/** One unfolds into up to 200 MB, and libvips uses several threads for each. */
const AT_ONCE = 2
const MAX_WAITING = 40
const inTurn = createLimiter(
  AT_ONCE,
  MAX_WAITING,
  () => new ApiError('service_indisponible', { retryAfter: 10 }),
)

/**
 * Encodes an image anew in the widths of its kind, as WebP and AVIF: upright, in sRGB, first frame
 * only, without metadata.
 * @throws ImageRefused; ApiError `service_indisponible` when too many are waiting
 */
export async function encodeImage(bytes: Buffer, kind: ImageKind): Promise<EncodedImage> {
  if (bytes.length > MAX_IMAGE_BYTES) throw new ImageRefused('trop_lourde')
  if (!readImageType(bytes)) throw new ImageRefused('pas_une_image')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const files = await inTurn(() => encodeFiles(bytes, kind))
  return { kind, sha256, files }
}

async function encodeFiles(bytes: Buffer, kind: ImageKind): Promise<EncodedImage['files']> {
  const { widths, isSquare } = IMAGE_KINDS[kind]
  const source = await decode(bytes, Math.max(...widths), isSquare)
  const files: EncodedImage['files'] = []
  for (const width of widths) {
    const sized = () => resize(sharp(source.data, { raw: source.info }), width, isSquare)
    files.push({
      name: `${width}.webp`,
      bytes: await sized().webp({ quality: 80 }).toBuffer(),
      media: 'image/webp',
    })
    files.push({
      name: `${width}.avif`,
      bytes: await sized().avif({ quality: 55, effort: 3 }).toBuffer(),
      media: 'image/avif',
    })
  }
  return files
}

/** The pixels of the largest width: decoded once, whatever comes out of them. */
async function decode(bytes: Buffer, width: number, isSquare: boolean) {
  const options = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', pages: 1 } as const
  try {
    const { width: w = 0, height: h = 0 } = await sharp(bytes, {
      ...options,
      limitInputPixels: false,
    }).metadata()
    if (w * h > MAX_IMAGE_PIXELS) throw new ImageRefused('trop_grande')
    const upright = sharp(bytes, options).autoOrient()
    return await resize(upright, width, isSquare)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (cause) {
    if (cause instanceof ImageRefused) throw cause
    throw new ImageRefused('abimee', cause)
  }
}

/** A square is cut around the middle; anything else keeps its shape and is never blown up. */
const resize = (image: Sharp, width: number, isSquare: boolean): Sharp =>
  isSquare
    ? image.resize(width, width, { fit: 'cover' })
    : image.resize(width, null, { withoutEnlargement: true })
