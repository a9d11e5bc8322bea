import { ApiError } from '@foulee/contract/shared/errors'
import type { UploadedFile } from '#platform/http/caller.ts'
import { type EncodedImage, encodeImage } from './encode-image.ts'
import { ImageRefused } from './refusal.ts'

/** What a form says of a picture: a new one, that it goes, or nothing. */
export type SentImage = { image: EncodedImage | null; isRemoved: boolean }

/**
 * The picture of a form under this name, encoded anew.
 * @param given the field as text: empty to take the picture away
 * @throws ApiError `champs_invalides` with what is wrong with it
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
