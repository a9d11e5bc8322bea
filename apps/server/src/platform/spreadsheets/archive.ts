import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate'
import { findHidden, type Hidden, withoutGroups } from './ods-hidden.ts'
import { TableError } from './table-error.ts'

/** Limits on the unpacked size: results of 100 000 runners take 60 MB. */
const MAX_UNPACKED = 100 * 1024 * 1024
const MAX_ENTRIES = 2000
const MAX_SHEETS = 100

export type Archive = { kind: 'xlsx' | 'ods'; bytes: Uint8Array; hidden: Hidden[] }

/** Parts with cells; drawings, comments, caches and their relations are skipped. */
const READ = {
  xlsx: /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:_rels\/)?[^/]+\.(?:xml|rels)|xl\/(?:work)?sheets\/[^/]+\.xml)$/i,
  ods: /^(?:mimetype|content\.xml|META-INF\/manifest\.xml)$/,
} as const
const SHEET = /^xl\/(?:work)?sheets\/[^/]+\.xml$/i

const OTHERS: readonly [RegExp, string][] = [
  [/^xl\/workbook\.bin$/i, 'un classeur Excel binaire (.xlsb)'],
  [/^Index\/Document\.iwa$|^index\.(apxl|xml|zip)$/i, 'un classeur Numbers ou Pages'],
  [/^word\//i, 'un document Word'],
  [/^ppt\//i, 'une présentation'],
]

const PROTECTED =
  'Ce classeur est protégé par un mot de passe. Enregistrez-le sans mot de passe, en .xlsx ou .csv.'

/**
 * Copies the needed parts of a workbook into a new archive. Checks the declared sizes before
 * unpacking, and unpacks no more than declared (zip bomb).
 * @throws TableError for another format, or one too large
 */
export function openArchive(bytes: Uint8Array): Archive {
  const names = listEntries(bytes)
  const kind = recognizeKind(names)
  const files = unzip(bytes, (name) => READ[kind].test(name))
  const manifest = files['META-INF/manifest.xml']
  if (manifest && strFromU8(manifest).includes('encryption-data')) throw new TableError(PROTECTED)
  const { 'content.xml': content } = files
  if (kind === 'xlsx' || !content) return { kind, bytes: zipSync(files, { level: 0 }), hidden: [] }
  const flat = withoutGroups(strFromU8(content))
  const packed = zipSync({ ...files, 'content.xml': strToU8(flat) }, { level: 0 })
  return { kind, bytes: packed, hidden: findHidden(flat) }
}

/**
 * The OLE container holds old Office files and encrypted new ones.
 * @throws TableError always
 */
export function rejectOldOffice(bytes: Buffer): never {
  const isProtected = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
  throw new TableError(
    isProtected
      ? PROTECTED
      : 'Ce fichier est un ancien classeur Excel (.xls). Enregistrez-le en .xlsx ou .csv.',
  )
}

function listEntries(bytes: Uint8Array): string[] {
  const names: string[] = []
  let unpacked = 0
  unzip(bytes, (name, size) => {
    names.push(name)
    unpacked += size
    if (unpacked > MAX_UNPACKED || names.length > MAX_ENTRIES) {
      throw new TableError(
        'Ce classeur est trop volumineux une fois ouvert. Gardez une seule feuille, ou enregistrez-la en .csv.',
      )
    }
    return false
  })
  const sheets = names.filter((name) => SHEET.test(name)).length
  if (sheets > MAX_SHEETS) {
    throw new TableError(
      `Ce classeur a plus de ${MAX_SHEETS}\u00a0feuilles\u00a0: gardez celle qui compte.`,
    )
  }
  return names
}

function unzip(bytes: Uint8Array, isWanted: (name: string, size: number) => boolean): Unzipped {
  try {
    return unzipSync(bytes, { filter: ({ name, originalSize }) => isWanted(name, originalSize) })
  } catch (cause) {
    if (cause instanceof TableError) throw cause
    throw new TableError(
      'Ce classeur est abîmé ou incomplet. Enregistrez-le à nouveau, en .xlsx ou .csv.',
      cause,
    )
  }
}

function recognizeKind(names: readonly string[]): Archive['kind'] {
  const other = OTHERS.find(([pattern]) => names.some((name) => pattern.test(name)))
  if (other) throw new TableError(`Ce fichier est ${other[1]}. Enregistrez-le en .xlsx ou .csv.`)
  if (names.some((name) => SHEET.test(name))) return 'xlsx'
  if (names.includes('content.xml') && names.includes('mimetype')) return 'ods'
  throw new TableError('Ce fichier est une archive. Envoyez le classeur ou le CSV qui est dedans.')
}
