import { ApiError } from '@foulee/contract/shared/errors'
import type { ImageKind } from '@foulee/domain/shared/image'
import type { UploadedFile } from '#platform/http/caller.ts'
import { encodeImage } from '#platform/images/encode-image.ts'
import { ImageRefusedError } from '#platform/images/refusal.ts'
import type { SentImages } from './profil.commands.ts'

const KINDS = { avatar: 'avatar', public_banner: 'banniere' } as const satisfies Record<
  keyof SentImages,
  ImageKind
>

export async function readImages(files: readonly UploadedFile[]): Promise<SentImages> {
  const images: SentImages = {}
  const errors: Record<string, string> = {}
  for (const field of ['avatar', 'public_banner'] as const) {
    const file = files.findLast((file) => file.field === field)
    if (!file) continue
    try {
      images[field] = await encodeImage(file.bytes, KINDS[field])
    } catch (cause) {
      if (!(cause instanceof ImageRefusedError)) throw cause
      errors[field] = cause.message
    }
  }
  if (Object.keys(errors).length) throw new ApiError('champs_invalides', { errors })
  return images
}
