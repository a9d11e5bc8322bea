import { ApiError } from '@foulee/contract/shared/errors'
import type { UploadedFile } from '#platform/http/caller.ts'
import { type EncodedImage, encodeImage } from './encode-image.ts'
import { ImageRefusedError } from './refusal.ts'

export async function readLogo(files: readonly UploadedFile[]): Promise<EncodedImage | null> {
  const file = files.findLast(
    ({ field, name, bytes }) => field === 'logo' && (name || bytes.length),
  )
  if (!file) return null
  try {
    return await encodeImage(file.bytes, 'logo')
  } catch (cause) {
    if (!(cause instanceof ImageRefusedError)) throw cause
    throw new ApiError('champs_invalides', { errors: { logo: cause.message } })
  }
}
