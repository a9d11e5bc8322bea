import type { ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'

/** One file on its way to be a route. */
export type Upload = {
  key: number
  file: File
} & (
  | { state: 'attend' }
  | { state: 'envoi'; share: number }
  /** All of it has left: the server reads it. */
  | { state: 'lecture' }
  | { state: 'fait'; gestion: ParcoursGestion }
  /** `isFinal`: the same file would be refused again, for what it is. */
  | { state: 'refuse'; message: string; isFinal: boolean }
)

/** Produit 6.14, the limit of the server: told before anything is sent. */
export const MAX_BYTES = 25 * 1024 * 1024
/** Files of watches: by their name, since phones know no type for them. */
export const ACCEPT = '.gpx,.tcx,.fit,.gz,.zip'
/** Endings of what is surely something else. */
const OTHER = /\.(?:rar|7z|jpe?g|png|webp|hei[cf]|pdf|mp4|mov)$/i
/** Sent one after the other, two at a time: a phone's connection is one. */
export const AT_ONCE = 2

/** The reason not to send a file; null without one. Phones and mail rename files: the server reads what they hold. */
export function refuseFile({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (OTHER.test(name)) {
    return 'Ce fichier n’est pas une trace. Choisissez un fichier GPX, TCX ou FIT.'
  }
  if (size === 0) return 'Ce fichier est vide. Exportez-le de nouveau.'
  return size > MAX_BYTES ? 'Ce fichier dépasse 25\u00a0Mo. Gardez une seule sortie.' : null
}

/** New files in the list; what cannot be sent says why at once. */
export function addFiles(uploads: readonly Upload[], files: readonly File[]): Upload[] {
  const first = Math.max(0, ...uploads.map(({ key }) => key)) + 1
  return [
    ...uploads,
    ...files.map((file, index): Upload => {
      const message = refuseFile(file)
      const base = { key: first + index, file }
      return message
        ? { ...base, state: 'refuse', message, isFinal: true }
        : { ...base, state: 'attend' }
    }),
  ]
}

/** The files whose turn it is. */
export function findNext(uploads: readonly Upload[]): Upload[] {
  const busy = uploads.filter(({ state }) => state === 'envoi' || state === 'lecture').length
  return uploads.filter(({ state }) => state === 'attend').slice(0, Math.max(0, AT_ONCE - busy))
}

/** What the server says of the file itself; what else failed may pass. */
const FINAL = [400, 413, 415, 422]
export const isRefusedFile = (status: number): boolean => FINAL.includes(status)

/** Another file in the place of one that cannot be taken. */
export const replaceFile = (uploads: readonly Upload[], key: number, file: File): Upload[] => {
  const [added] = addFiles([], [file])
  return uploads.map((upload) => (upload.key === key && added ? { ...added, key } : upload))
}

type Change = Upload extends infer U ? (U extends Upload ? Omit<U, 'key' | 'file'> : never) : never

/** One upload in another state; one that was taken away stays away. */
export const changeUpload = (uploads: readonly Upload[], key: number, change: Change): Upload[] =>
  uploads.map((upload) =>
    upload.key === key ? ({ key, file: upload.file, ...change } as Upload) : upload,
  )
