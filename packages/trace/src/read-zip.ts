import { Unzip, UnzipInflate } from 'fflate'
import { TraceError } from './track.ts'

/** Bytes inflated at a time, as they may expand a thousandfold. */
const STEP = 4096
/** Encryption flag of the first header. */
const LOCKED = { at: 6, bit: 1 }

const isBeside = (name: string) =>
  name.endsWith('/') || /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(name)
/** Read-me files, photos and pages that programs add. */
const isDocument = (name: string) =>
  /\.(?:txt|md|pdf|html?|url|docx?|jpe?g|png|gif|webp|heic|mp4)$/i.test(name)
const escapesFolder = (name: string) => /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:/i.test(name)

/** Inflates the single file of a zip into `take`. Names are only inspected, nothing is written. */
export function createUnzip(take: (bytes: Uint8Array) => void) {
  let found = 0
  let documents = 0
  let isOver = false
  let failure: unknown
  let isFirst = true
  const unzip = new Unzip((file) => {
    if (escapesFolder(file.name))
      throw createZipError(
        'Cette archive contient un chemin qui sort de son dossier. Envoyez le fichier GPX, TCX ou FIT lui-même.',
      )
    if (isDocument(file.name)) documents++
    if (isBeside(file.name) || isDocument(file.name)) {
      file.ondata = () => undefined
      file.start()
      return
    }
    found++
    if (found > 1) {
      throw createZipError(
        'Cette archive contient plusieurs fichiers. Ouvrez-la, puis envoyez un par un les fichiers GPX, TCX ou FIT qu’elle contient.',
      )
    }
    file.ondata = (error, bytes, isLast) => {
      if (error) failure = error
      else take(bytes)
      isOver ||= isLast
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  const push = (bytes: Uint8Array, isLast: boolean) => {
    try {
      unzip.push(bytes, isLast)
    } catch (cause) {
      throw cause instanceof TraceError ? cause : damaged(cause)
    }
    if (failure instanceof TraceError) throw failure
    if (failure) throw damaged(failure)
  }
  return {
    write(bytes: Uint8Array) {
      if (isFirst && ((bytes[LOCKED.at] ?? 0) & LOCKED.bit) !== 0) {
        throw createZipError(
          'Cette archive est protégée par un mot de passe. Ouvrez-la, puis envoyez le fichier qu’elle contient.',
        )
      }
      isFirst = false
      for (let from = 0; from < bytes.length; from += STEP) {
        push(bytes.subarray(from, from + STEP), false)
      }
    },
    end() {
      push(new Uint8Array(0), true)
      if (found === 0 && documents > 0)
        throw createZipError(
          'Cette archive ne contient ni GPX, ni TCX, ni FIT. Choisissez le fichier de la trace.',
        )
      if (found === 0)
        throw createZipError('Cette archive est vide. Envoyez le fichier GPX, TCX ou FIT lui-même.')
      if (!isOver) throw damaged(undefined)
    },
  }
}

const createZipError = (message: string) => new TraceError('format_inconnu', message)
const damaged = (cause: unknown) =>
  new TraceError(
    'fichier_illisible',
    'Cette archive est abîmée ou incomplète. Téléchargez-la de nouveau.',
    { cause },
  )
