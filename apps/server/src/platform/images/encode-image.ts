import { createHash } from 'node:crypto'
import { IMAGE_KINDS, type ImageKind } from '@foulee/domain/shared/image'
import sharp, { type Sharp } from 'sharp'
import { createLine, LINES } from '#platform/http/lines.ts'
import { isHeic, readImageType } from './image-type.ts'
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
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})
sharp.cache(false)

export const WEBP = { quality: 80 } as const

/** Who asks now is answered now: callers take turns. */
export const inTurn = createLine(LINES.image)

/**
 * Encodes an image anew in the widths of its kind, as WebP and AVIF: upright, in sRGB, first frame
 * only, without metadata.
 * @throws ImageRefused; ApiError `trop_de_demandes` and `service_indisponible` when too many wait
 */
export async function encodeImage(bytes: Buffer, kind: ImageKind): Promise<EncodedImage> {
  if (bytes.length > MAX_IMAGE_BYTES) throw new ImageRefused('trop_lourde')
  checkType(bytes)
  const files = await inTurn(() => encodeFiles(bytes, kind))
  return { kind, sha256: hashImage(bytes), files }
}

/** Names a picture: the same bytes, the same key. */
export const hashImage = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** @throws ImageRefused when the first bytes are of no format that is read */
export function checkType(bytes: Buffer): void {
  if (readImageType(bytes)) return
  throw new ImageRefused(isHeic(bytes) ? 'heic' : 'pas_une_image')
}

/** All sizes of an image. Costs seconds and up to 200 MB: in turn, or one after the other. */
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

/** The pixels of the largest width: decoded once, whatever comes out of them. @throws ImageRefused */
export async function decode(bytes: Buffer, width: number, isSquare: boolean) {
  const options = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', pages: 1 } as const
  try {
    const source = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
    if (source.width * source.height > MAX_IMAGE_PIXELS) throw new ImageRefused('trop_grande')
    const upright = sharp(bytes, options).autoOrient()
    const { data, info } = await resize(upright, width, isSquare)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, info, source }
  } catch (cause) {
    if (cause instanceof ImageRefused) throw cause
    throw new ImageRefused('abimee', cause)
  }
}

/** Pixels that a side of a WebP may have. */
const MAX_SIDE = 16_383

/**
 * A square is cut around the middle; anything else keeps its shape and is never blown up. What would be
 * too tall for the formats that are written gets narrower.
 */
const resize = (image: Sharp, width: number, isSquare: boolean): Sharp =>
  isSquare
    ? image.resize(width, width, { fit: 'cover' })
    : image.resize(width, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
