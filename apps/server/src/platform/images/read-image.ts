import { ApiError } from '@foulee/contract/shared/errors'
import type { UploadedFile } from '#platform/http/caller.ts'
import { type EncodedImage, encodeImage } from './encode-image.ts'
import { ImageRefusedError } from './refusal.ts'

export type SentImage = { image: EncodedImage | null; isRemoved: boolean }

/**
 * @param given the field as text: empty removes the picture
 * @throws ApiError `champs_invalides`
 */
export async function readImage(
  files: readonly UploadedFile[],
  field: string,
  input: '' | undefined,
): Promise<SentImage> {
  const file = files.findLast((file) => file.field === field && (file.name || file.bytes.length))
  if (!file) return { image: null, isRemoved: input === '' }
  try {
    return { image: await encodeImage(file.bytes, 'banniere'), isRemoved: false }
  } catch (cause) {
    if (!(cause instanceof ImageRefusedError)) throw cause
    throw new ApiError('champs_invalides', { errors: { [field]: cause.message } })
  }
}
