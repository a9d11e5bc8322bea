import { isApiError } from '@foulee/contract/call-error'

export const MAX_PHOTO_BYTES = 25 * 1024 * 1024

type PhotoFailure = { file: File; message: string }
/** §8: one photo that fails makes the whole no success; what went well stays. */
export type SentPhotos = { success: boolean; added: number; failures: readonly PhotoFailure[] }

type Sending = {
  send: (photo: File) => Promise<unknown>
  /** Where failures are logged. */
  log: (cause: unknown) => void
  onProgress: (done: number) => void
}

const NOT_SENT = 'L’envoi n’a pas abouti. Vérifiez votre connexion.'

/** Why a file need not be sent; null when it may. */
function refuse({ size }: File): string | null {
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
    const message = refuse(file) ?? (await trySending(file, { send, log }))
    if (message) failures.push({ file, message })
    onProgress(index + 1)
  }
  const added = photos.length - failures.length
  return { success: failures.length === 0, added, failures }
}

async function trySending(file: File, { send, log }: Pick<Sending, 'send' | 'log'>) {
  try {
    await send(file)
    return null
  } catch (cause) {
    log(cause)
    if (!isApiError(cause)) return NOT_SENT
    // The server names the file of several; here each has its line.
    return (cause.errors.photo ?? cause.message).replace(/^«[^»]*»\u00a0: /, '')
  }
}
