import { ApiError } from '@foulee/contract/shared/errors'
import type { UploadedFile } from '#platform/http/caller.ts'
import { type EncodedImage, encodeImage } from './encode-image.ts'
import { ImageRefused } from './refusal.ts'

/**
 * The `logo` of a form, encoded anew; null without one, or for an empty choice of file.
 * @throws ApiError `champs_invalides` with what is wrong with it
 */
export async function readLogo(files: readonly UploadedFile[]): Promise<EncodedImage | null> {
  const file = files.findLast(
    ({ field, name, bytes }) => field === 'logo' && (name || bytes.length),
  )
  if (!file) return null
  try {
    return await encodeImage(file.bytes, 'logo')
  } catch (cause) {
    if (!(cause instanceof ImageRefused)) throw cause
    throw new ApiError('champs_invalides', { errors: { logo: cause.message } })
  }
}
