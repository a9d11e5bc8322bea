import { MAX_IMAGE_BYTES } from '@foulee/domain/shared/upload-limits'
import sharp from 'sharp'
import { checkType, decode, hashImage, inTurn, WEBP } from './encode-image.ts'
import { ImageRefusedError } from './refusal.ts'

/** Widths in pixels: in the thread, and opened. */
const WIDTHS = { petite: 480, grande: 1600 } as const
export type TaillePhoto = keyof typeof WIDTHS
export const TAILLES_PHOTO = Object.keys(WIDTHS) as TaillePhoto[]

export type SentImage = {
  sha256: string
  largeur: number
  hauteur: number
  files: Readonly<Record<TaillePhoto, Buffer>>
}

/**
 * Encodes both sizes at once, as WebP.
 * @throws ImageRefusedError; ApiError `trop_de_demandes` and `service_indisponible` when too many wait
 */
export async function encodeSentImage(bytes: Buffer): Promise<SentImage> {
  if (bytes.length > MAX_IMAGE_BYTES) throw new ImageRefusedError('trop_lourde')
  checkType(bytes)
  return inTurn(async () => {
    const { data, info } = await decode(bytes, WIDTHS.grande, false)
    const openPixels = () => sharp(data, { raw: info })
    const [grande, petite] = await Promise.all([
      openPixels().webp(WEBP).toBuffer(),
      openPixels().resize(WIDTHS.petite, null, { withoutEnlargement: true }).webp(WEBP).toBuffer(),
    ])
    const { width: largeur, height: hauteur } = info
    return { sha256: hashImage(bytes), largeur, hauteur, files: { petite, grande } }
  })
}
