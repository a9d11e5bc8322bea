import { asciiText } from './encoding.ts'
import { TraceError, type TraceErrorCode } from './track.ts'

/** Format by content: file names are unreliable, as phones and mail rename files. */
export type FileFormat = 'xml' | 'fit' | 'gzip' | 'zip' | RefusedFormat
type RefusedFormat =
  | 'vide'
  | 'archive'
  | 'image'
  | 'pdf'
  | 'html'
  | 'json'
  | 'kml'
  | 'autre_xml'
  | 'texte'
  | 'inconnu'

/** Bytes needed by `detectFormat`, if available. */
export const HEAD_SIZE = 1024

const MAGIC: readonly (readonly [format: FileFormat, offset: number, bytes: string])[] = [
  ['fit', 8, '.FIT'],
  ['gzip', 0, '\x1f\x8b'],
  ['zip', 0, 'PK\x03\x04'],
  ['zip', 0, 'PK\x05\x06'],
  ['archive', 0, 'Rar!'],
  ['archive', 0, '7z\xbc\xaf'],
  ['pdf', 0, '%PDF'],
  ['image', 0, '\x89PNG'],
  ['image', 0, '\xff\xd8\xff'],
  ['image', 0, 'GIF8'],
  ['image', 8, 'WEBP'],
  ['image', 4, 'ftyp'],
]

export function detectFormat(head: Uint8Array): FileFormat {
  const raw = asciiText(head, 0, HEAD_SIZE)
  const magic = MAGIC.find(([, offset, bytes]) => raw.startsWith(bytes, offset))
  return magic ? magic[0] : detectText(raw)
}

function detectText(raw: string): FileFormat {
  // Without byte order marks and UTF-16 zeros, the text can be inspected in any encoding.
  const text = raw.replaceAll('\0', '').replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff|\s)+/, '')
  const start = text.toLowerCase()
  if (start === '') return detectBlank(raw)
  if (/^(<!doctype\s+html|<html)/.test(start)) return 'html'
  if (start.startsWith('<')) return 'xml'
  if (start.startsWith('{') || start.startsWith('[')) return 'json'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells bytes from text.
  return /[\x00-\x08\x0e-\x1f]/.test(text) ? 'inconnu' : 'texte'
}

/** Only blanks so far: XML may follow. */
function detectBlank(raw: string): FileFormat {
  if (raw.includes('\0')) return 'inconnu'
  return raw.length < HEAD_SIZE ? 'vide' : 'xml'
}

const CHOOSE_FILE = 'Choisissez un fichier GPX, TCX ou FIT.'

const REFUSALS: Readonly<Record<RefusedFormat, readonly [code: TraceErrorCode, message: string]>> =
  {
    vide: [
      'fichier_vide',
      'Ce fichier est vide. Exportez-le de nouveau depuis votre montre ou votre application.',
    ],
    archive: [
      'format_inconnu',
      'Ce fichier est une archive compressée. Ouvrez-la, puis choisissez le fichier GPX, TCX ou FIT qu’elle contient.',
    ],
    image: ['format_inconnu', `Ce fichier est une image, pas une trace. ${CHOOSE_FILE}`],
    pdf: ['format_inconnu', `Ce fichier est un PDF, pas une trace. ${CHOOSE_FILE}`],
    html: [
      'format_inconnu',
      'Ce fichier est une page web, pas une trace\u00a0: le site vous a sans doute demandé de vous connecter. Connectez-vous, puis téléchargez de nouveau le fichier GPX.',
    ],
    json: [
      'format_inconnu',
      'Ce fichier est du JSON, pas une trace. Exportez la sortie au format GPX, TCX ou FIT.',
    ],
    kml: [
      'format_inconnu',
      'Ce fichier est un KML, le format de Google Earth. Exportez le parcours au format GPX.',
    ],
    autre_xml: ['format_inconnu', `Ce fichier XML n’est ni un GPX ni un TCX. ${CHOOSE_FILE}`],
    texte: ['format_inconnu', `Ce fichier est du texte, pas une trace. ${CHOOSE_FILE}`],
    inconnu: [
      'format_inconnu',
      `Ce fichier n’est pas une trace que nous savons lire. ${CHOOSE_FILE}`,
    ],
  }

export function refusal(format: RefusedFormat): TraceError {
  const [code, message] = REFUSALS[format]
  return new TraceError(code, message)
}
