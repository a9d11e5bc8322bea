import { createHash } from 'node:crypto'
import { IMAGE_KINDS, type ImageKind } from '@foulee/domain/shared/image'
import { MAX_IMAGE_BYTES } from '@foulee/domain/shared/upload-limits'
import sharp, { type Sharp } from 'sharp'
import { createFairQueue, FAIR_QUEUES } from '#platform/concurrency/concurrency.ts'
import { isHeic, readImageType } from './image-type.ts'
import { ImageRefusedError, MAX_IMAGE_PIXELS } from './refusal.ts'

/** `files` are named `192.webp`, `192.avif`… */
export type EncodedImage = {
  kind: ImageKind
  /** SHA-256 of the upload: the same picture, the same key. */
  sha256: string
  files: { name: string; bytes: Buffer; media: string }[]
}

// Reduces the attack surface to the decoders of accepted formats.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})
sharp.cache(false)

export const WEBP = { quality: 80 } as const

export const inTurn = createFairQueue(FAIR_QUEUES.image)

/**
 * Re-encodes an image in the widths of its kind, as WebP and AVIF: upright, sRGB, first frame,
 * without metadata.
 * @throws ImageRefusedError; ApiError `trop_de_demandes` and `service_indisponible` when too many wait
 */
export async function encodeImage(bytes: Buffer, kind: ImageKind): Promise<EncodedImage> {
  if (bytes.length > MAX_IMAGE_BYTES) throw new ImageRefusedError('trop_lourde')
  checkType(bytes)
  const files = await inTurn(() => encodeFiles(bytes, kind))
  return { kind, sha256: hashImage(bytes), files }
}

export const hashImage = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

export function checkType(bytes: Buffer): void {
  if (readImageType(bytes)) return
  throw new ImageRefusedError(isHeic(bytes) ? 'heic' : 'pas_une_image')
}

/** Takes seconds and up to 200 MB: call in turn. */
export async function encodeFiles(bytes: Buffer, kind: ImageKind): Promise<EncodedImage['files']> {
  const { widths, isSquare } = IMAGE_KINDS[kind]
  const source = await decode(bytes, Math.max(...widths), isSquare)
  const files: EncodedImage['files'] = []
  for (const width of widths) {
    const sized = () => resize(sharp(source.data, { raw: source.info }), width, isSquare)
    files.push({
      name: `${width}.webp`,
      bytes: await sized().webp(WEBP).toBuffer(),
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

/**
 * Decodes once, at the largest width.
 * @throws ImageRefusedError
 */
export async function decode(bytes: Buffer, width: number, isSquare: boolean) {
  const options = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', pages: 1 } as const
  try {
    const source = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
    if (source.width * source.height > MAX_IMAGE_PIXELS) throw new ImageRefusedError('trop_grande')
    const upright = sharp(bytes, options).autoOrient()
    const { data, info } = await resize(upright, width, isSquare)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, info, source }
  } catch (cause) {
    if (cause instanceof ImageRefusedError) throw cause
    throw new ImageRefusedError('abimee', cause)
  }
}

const MAX_SIDE = 16_383

/**
 * Squares are cropped around the centre; others keep their aspect ratio, never enlarged, narrowed
 * if too tall for WebP.
 */
const resize = (image: Sharp, width: number, isSquare: boolean): Sharp =>
  isSquare
    ? image.resize(width, width, { fit: 'cover' })
    : image.resize(width, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
