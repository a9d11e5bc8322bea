import { ApiError } from '@foulee/contract/shared/errors'
import type { UploadedFile } from '#platform/http/caller.ts'
import { type EncodedImage, encodeImage } from './encode-image.ts'
import { ImageRefused } from './refusal.ts'

export type SentImage = { image: EncodedImage | null; isRemoved: boolean }

/**
 * @param given the field as text: empty removes the picture
 * @throws ApiError `champs_invalides`
 */
export async function readImage(
  files: readonly UploadedFile[],
  field: string,
  given: '' | undefined,
): Promise<SentImage> {
  const file = files.findLast((one) => one.field === field && (one.name || one.bytes.length))
  if (!file) return { image: null, isRemoved: given === '' }
  try {
    return { image: await encodeImage(file.bytes, 'banniere'), isRemoved: false }
  } catch (cause) {
    if (!(cause instanceof ImageRefused)) throw cause
    throw new ApiError('champs_invalides', { errors: { [field]: cause.message } })
  }
}
