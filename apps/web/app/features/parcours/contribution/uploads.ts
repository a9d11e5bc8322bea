import type { ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'
import { MAX_UPLOAD_BYTES } from '@foulee/domain/shared/upload-limits'

export type Upload = {
  key: number
  file: File
} & (
  | { state: 'attend' }
  | { state: 'envoi'; share: number }
  | { state: 'lecture' }
  | { state: 'fait'; gestion: ParcoursGestion }
  /** `isFinal`: the file itself is at fault, a retry would fail again. */
  | { state: 'refuse'; message: string; isFinal: boolean }
)

/** By extension, since phones know no MIME type for these files. */
export const ACCEPT = '.gpx,.tcx,.fit,.gz,.zip'
const OTHER = /\.(?:rar|7z|jpe?g|png|webp|hei[cf]|pdf|mp4|mov)$/i
/** Two at a time: a phone's connection is slow. */
export const AT_ONCE = 2

/**
 * Error message of a file; null when valid. Phones and mail clients rename files, so only the server
 * decides by content.
 */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (OTHER.test(name)) {
    return 'Ce fichier n’est pas une trace. Choisissez un fichier GPX, TCX ou FIT.'
  }
  if (size === 0) return 'Ce fichier est vide. Exportez-le de nouveau.'
  return size > MAX_UPLOAD_BYTES ? 'Ce fichier dépasse 25\u00a0Mo. Gardez une seule sortie.' : null
}

export function addFiles(uploads: readonly Upload[], files: readonly File[]): Upload[] {
  const first = Math.max(0, ...uploads.map(({ key }) => key)) + 1
  return [
    ...uploads,
    ...files.map((file, index): Upload => {
      const message = checkFile(file)
      const base = { key: first + index, file }
      return message
        ? { ...base, state: 'refuse', message, isFinal: true }
        : { ...base, state: 'attend' }
    }),
  ]
}

export function findNext(uploads: readonly Upload[]): Upload[] {
  const busy = uploads.filter(({ state }) => state === 'envoi' || state === 'lecture').length
  return uploads.filter(({ state }) => state === 'attend').slice(0, Math.max(0, AT_ONCE - busy))
}

/** HTTP statuses that blame the file; other failures may be temporary. */
const FINAL = [400, 413, 415, 422]
export const isFinalStatus = (status: number): boolean => FINAL.includes(status)

export const replaceFile = (uploads: readonly Upload[], key: number, file: File): Upload[] => {
  const [added] = addFiles([], [file])
  return uploads.map((upload) => (upload.key === key && added ? { ...added, key } : upload))
}

type Change = Upload extends infer U ? (U extends Upload ? Omit<U, 'key' | 'file'> : never) : never

export const changeUpload = (uploads: readonly Upload[], key: number, change: Change): Upload[] =>
  uploads.map((upload) =>
    upload.key === key ? ({ key, file: upload.file, ...change } as Upload) : upload,
  )
