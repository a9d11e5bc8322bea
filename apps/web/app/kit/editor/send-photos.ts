import { isApiError } from '@foulee/contract/shared/call-error'
import { MAX_UPLOAD_BYTES } from '@foulee/domain/shared/upload-limits'
import { readablePhoto, UnreadablePhoto } from '#kit/photos/readable-photo.ts'

/** `isFinal`: a retry would be refused too. */
type PhotoFailure = { file: File; message: string; isFinal: boolean }
/** Produit 5.3: one failure makes the whole unsuccessful; photos already sent stay. */
export type SentPhotos = { success: boolean; added: number; failures: readonly PhotoFailure[] }

type Sending = {
  send: (photo: File) => Promise<unknown>
  log: (cause: unknown) => void
  onProgress: (done: number) => void
}

const NOT_SENT = 'L’envoi n’a pas abouti. Vérifiez votre connexion.'

/** Statuses about the file or the account, final; others are retried. */
const FINAL = [400, 403, 404, 413, 415, 422]

/**
 * Reason to refuse a file before the upload; null when it may be sent. Some systems give photos no
 * type.
 */
function checkPhoto({ size, type }: File): string | null {
  if (type && !type.startsWith('image/')) return 'Ce fichier n’est pas une image.'
  if (!size) return 'Ce fichier est vide.'
  return size > MAX_UPLOAD_BYTES ? 'Cette photo dépasse 25\u00a0Mo.' : null
}

/** Uploads photos in sequence, to keep the chosen order; a failure does not stop the others. */
export async function sendPhotos(
  photos: readonly File[],
  { send, log, onProgress }: Sending,
): Promise<SentPhotos> {
  const failures: PhotoFailure[] = []
  for (const [index, file] of photos.entries()) {
    const refusal = checkPhoto(file)
    const failure = refusal
      ? { file, message: refusal, isFinal: true }
      : await trySending(file, { send, log })
    if (failure) failures.push(failure)
    onProgress(index + 1)
  }
  const added = photos.length - failures.length
  return { success: failures.length === 0, added, failures }
}

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
    // The server prefixes the file name for an upload of several; here each file has its line.
    const message = (cause.errors.photo ?? cause.message).replace(/^«[^»]*»\u00a0: /, '')
    return { file, message, isFinal: FINAL.includes(cause.status) }
  }
}
