import { ApiError } from '@foulee/contract/shared/errors'
import { readSpooled, type SpooledFile } from '#platform/http/spool.ts'
import { type ReadPhoto, readPhoto } from '#platform/images/encode-photo.ts'
import { ImageRefused } from '#platform/images/refusal.ts'

/** A photo of a form: what was read of it, and the file again when it is kept. */
export type SentPhoto = ReadPhoto & { read: () => Promise<Buffer> }

/** An empty choice of file, as browsers send it. */
const isNothing = ({ name, size }: SpooledFile) => !name && !size

/** What a form sends as a photo. */
export const isPhoto = (file: SpooledFile): boolean => file.field === 'photo' && !isNothing(file)

/**
 * The photos of a form, each read whole once, one after the other: in the order in which they were
 * taken when all say so, else as they were chosen.
 * @throws ApiError `champs_invalides` that names each file which cannot be taken
 */
export async function readPhotos(files: readonly SpooledFile[]): Promise<SentPhoto[]> {
  const chosen = files.filter(isPhoto)
  if (!chosen.length) return refuse('Choisissez au moins une photo.')
  const photos: SentPhoto[] = []
  const refusals: string[] = []
  for (const file of chosen) {
    const read = () => readSpooled(file)
    try {
      photos.push({ ...(await readPhoto(await read())), read })
    } catch (cause) {
      if (!(cause instanceof ImageRefused)) throw cause
      refusals.push(`«\u00a0${shorten(file.name)}\u00a0»\u00a0: ${cause.message}`)
    }
  }
  if (refusals.length) return refuse(refusals.join(' '))
  return photos.every(({ prise }) => prise) ? photos.toSorted(byTime) : photos
}

function refuse(message: string): never {
  throw new ApiError('champs_invalides', { errors: { photo: message } })
}

const byTime = ({ prise: a }: SentPhoto, { prise: b }: SentPhoto) =>
  (a ?? '') < (b ?? '') ? -1 : a === b ? 0 : 1

/** A name as a sentence can carry it: its end says most. */
function shorten(name: string): string {
  const text = name.replace(/[\p{Cc}\p{Cf}]/gu, '').trim() || 'sans nom'
  return text.length > 60 ? `…${text.slice(-59)}` : text
}
