import { ApiError } from '@foulee/contract/shared/errors'
import { readSpooled, type SpooledFile } from '#platform/http/spool.ts'
import { type ReadPhoto, readPhoto } from '#platform/images/encode-photo.ts'
import { ImageRefusedError } from '#platform/images/refusal.ts'

export type SentPhoto = ReadPhoto & { read: () => Promise<Buffer> }

export const isPhoto = ({ field }: SpooledFile): boolean => field === 'photo'

/**
 * Parses the photos of a form one after the other, sorted by time taken when all have one, else as
 * chosen.
 * @throws ApiError `champs_invalides` that names each invalid file
 */
export async function readPhotos(files: readonly SpooledFile[]): Promise<SentPhoto[]> {
  const chosen = files.filter(isPhoto)
  if (!chosen.length) return rejectPhoto('Choisissez au moins une photo.')
  const photos: SentPhoto[] = []
  const refusals: string[] = []
  for (const file of chosen) {
    const read = () => readSpooled(file)
    try {
      photos.push({ ...(await readPhoto(await read())), read })
    } catch (cause) {
      if (!(cause instanceof ImageRefusedError)) throw cause
      refusals.push(`«\u00a0${shorten(file.name)}\u00a0»\u00a0: ${cause.message}`)
    }
  }
  if (refusals.length) return rejectPhoto(refusals.join(' '))
  return photos.every(({ prise }) => prise) ? photos.toSorted(byTime) : photos
}

function rejectPhoto(message: string): never {
  throw new ApiError('champs_invalides', { errors: { photo: message } })
}

const byTime = ({ prise: a }: SentPhoto, { prise: b }: SentPhoto) =>
  (a ?? '') < (b ?? '') ? -1 : a === b ? 0 : 1

/** Shortens a file name in the middle: its end is the most telling. */
function shorten(name: string): string {
  const text = name.replace(/[\p{Cc}\p{Cf}]/gu, '').trim() || 'sans nom'
  return text.length > 60 ? `…${text.slice(-59)}` : text
}
