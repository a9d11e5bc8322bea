import { IMAGE_KINDS } from '@foulee/domain/shared/image'
import sharp from 'sharp'
import { createLimiter } from '#platform/http/limiter.ts'
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

/** A photo that was read whole once: what shows at once, and what its camera wrote. */
export type ReadPhoto = PhotoFacts & {
  sha256: string
  /** Pixels, upright. */
  largeur: number
  hauteur: number
  /** The smallest width as WebP. */
  small: Buffer
}

const [SMALLEST] = IMAGE_KINDS.photo.widths
export const SMALL_PHOTO = `${SMALLEST}.webp`

/**
 * Reads a photo as it is sent: it shows at once, in its smallest width; the others come later.
 * @throws ImageRefused; ApiError `trop_de_demandes` and `service_indisponible` when too many wait
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

/** Beside what people wait for, one at a time. A queue hands out the work: none is refused. */
const inBackground = createLimiter(1, Number.POSITIVE_INFINITY, () => new Error('Never full.'))

/** All sizes of a photo that was read before. `read` is asked when its turn has come. @throws ImageRefused */
export const encodePhoto = (read: () => Promise<Buffer>): Promise<EncodedImage['files']> =>
  inBackground(async () => encodeFiles(await read(), 'photo'))
