import { isApiError } from '@foulee/contract/shared/call-error'
import { readablePhoto, UnreadablePhoto } from '#kit/photos/readable-photo.ts'

export const MAX_PHOTO_BYTES = 25 * 1024 * 1024

/** `isFinal`: the same file would be refused again. */
type PhotoFailure = { file: File; message: string; isFinal: boolean }
/** Produit 5.3: one photo that fails makes the whole no success; what went well stays. */
export type SentPhotos = { success: boolean; added: number; failures: readonly PhotoFailure[] }

type Sending = {
  send: (photo: File) => Promise<unknown>
  /** Where failures are logged. */
  log: (cause: unknown) => void
  onProgress: (done: number) => void
}

const NOT_SENT = 'L’envoi n’a pas abouti. Vérifiez votre connexion.'

/** What the server says of the file itself, or of whoever sends it; the rest may pass. */
const FINAL = [400, 403, 404, 413, 415, 422]

/** Why a file need not be sent; null when it may. Some systems know no type for a photo. */
function refuse({ size, type }: File): string | null {
  if (type && !type.startsWith('image/')) return 'Ce fichier n’est pas une image.'
  if (!size) return 'Ce fichier est vide.'
  return size > MAX_PHOTO_BYTES ? 'Cette photo dépasse 25\u00a0Mo.' : null
}

/**
 * Sends photos one after the other, so that they stand in the order in which they were chosen; one
 * that fails does not stop the others.
 */
export async function sendPhotos(
  photos: readonly File[],
  { send, log, onProgress }: Sending,
): Promise<SentPhotos> {
  const failures: PhotoFailure[] = []
  for (const [index, file] of photos.entries()) {
    const refusal = refuse(file)
    const failure = refusal
      ? { file, message: refusal, isFinal: true }
      : await trySending(file, { send, log })
    if (failure) failures.push(failure)
    onProgress(index + 1)
  }
  const added = photos.length - failures.length
  return { success: failures.length === 0, added, failures }
}

/** What was tried again, with what is refused for good since the first time. */
export function joinSent(before: SentPhotos, again: SentPhotos): SentPhotos {
  const failures = [...before.failures.filter(({ isFinal }) => isFinal), ...again.failures]
  return { success: failures.length === 0, added: before.added + again.added, failures }
}

async function trySending(
  file: File,
  { send, log }: Pick<Sending, 'send' | 'log'>,
): Promise<PhotoFailure | null> {
  try {
    await send(await readablePhoto(file))
    return null
  } catch (cause) {
    if (cause instanceof UnreadablePhoto) return { file, message: cause.message, isFinal: true }
    log(cause)
    if (!isApiError(cause)) return { file, message: NOT_SENT, isFinal: false }
    // The server names the file of several; here each has its line.
    const message = (cause.errors.photo ?? cause.message).replace(/^«[^»]*»\u00a0: /, '')
    return { file, message, isFinal: FINAL.includes(cause.status) }
  }
}
