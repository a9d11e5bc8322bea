import { IMAGE_KINDS } from '@foulee/domain/shared/image'
import sharp from 'sharp'
import { createLimiter } from '#platform/concurrency/concurrency.ts'
import {
  checkType,
  decode,
  type EncodedImage,
  encodeFiles,
  hashImage,
  inTurn,
  WEBP,
} from './encode-image.ts'
import { type PhotoFacts, readExif } from './read-exif.ts'

export type ReadPhoto = PhotoFacts & {
  sha256: string
  largeur: number
  hauteur: number
  small: Buffer
}

const [SMALLEST] = IMAGE_KINDS.photo.widths
export const SMALL_PHOTO = `${SMALLEST}.webp`

/**
 * Encodes the smallest width at once; the others follow in a job.
 * @throws ImageRefusedError; ApiError `trop_de_demandes` and `service_indisponible` when too many wait
 */
export async function readPhoto(bytes: Buffer): Promise<ReadPhoto> {
  checkType(bytes)
  return inTurn(async () => {
    const { data, info, source } = await decode(bytes, SMALLEST, false)
    const small = await sharp(data, { raw: info }).webp(WEBP).toBuffer()
    const { width: largeur, height: hauteur } = source.autoOrient
    const facts = readExif(source.exif ?? Buffer.alloc(0))
    return { sha256: hashImage(bytes), largeur, hauteur, small, ...facts }
  })
}

/** One at a time beside interactive work. The job queue is the bound. */
const inBackground = createLimiter(1, Number.POSITIVE_INFINITY, () => new Error('Never full.'))

/** @throws ImageRefusedError */
export const encodePhoto = (read: () => Promise<Buffer>): Promise<EncodedImage['files']> =>
  inBackground(async () => encodeFiles(await read(), 'photo'))
