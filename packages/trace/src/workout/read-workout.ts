import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { createDecoder, detectEncoding, NotUtf8Error } from '../encoding.ts'
import { detectFormat, type FileFormat, HEAD_SIZE } from '../read-format.ts'
import { TraceError } from '../track.ts'
import { createXmlParser } from '../xml/xml-parser.ts'
import { oneLine } from './comments.ts'
import { readErg } from './read-erg.ts'
import { readWorkoutFit } from './read-workout-fit.ts'
import { createZwoHandler } from './read-zwo.ts'
import { MAX_WORKOUT_BYTES, type ReadWorkout, type ReadWorkoutOptions } from './workout.ts'

export type { ReadWorkout, ReadWorkoutOptions, Workout } from './workout.ts'

/**
 * Workout of a FIT, ZWO, ERG or MRC file, detected by content; `name` is only a fallback title.
 * Steps have whole seconds and metres, and single-line comments of at most 200 characters.
 * @throws TraceError in French for any other, truncated or invalid file, above 1 MB, and above
 * `STEP_LIMITS`
 */
export function readWorkout(
  bytes: Uint8Array,
  name: string,
  options: ReadWorkoutOptions = {},
): ReadWorkout {
  if (bytes.length > MAX_WORKOUT_BYTES) throw tooLarge()
  const workout = readFormat(bytes, options)
  const titre = workout.titre || oneLine(name.replace(/\.\w{1,4}$/, '')) || 'Séance'
  return { ...workout, titre: cutTitle(titre) }
}

const MAX_TITLE = 100
const cutTitle = (titre: string) => takeGraphemes(titre, MAX_TITLE).trim()

function readFormat(bytes: Uint8Array, options: ReadWorkoutOptions): ReadWorkout {
  const format = detectFormat(bytes.subarray(0, HEAD_SIZE))
  if (format === 'fit') return readWorkoutFit(bytes)
  if (format === 'xml') return readZwo(decode(bytes), options)
  if (format !== 'texte' && format !== 'json') throw createRefusal(format)
  // Brackets also start JSON lists: ERG needs its section titles.
  const text = decode(bytes)
  if (!/^[ \t\ufeff]*\[course (header|data)\]/im.test(text)) throw createRefusal(format)
  return readErg(text, options)
}

/** Declared encoding, else UTF-8 if valid, else Windows-1252. */
function decode(bytes: Uint8Array): string {
  const { label, skip } = detectEncoding(bytes.subarray(0, HEAD_SIZE))
  try {
    return createDecoder(label)(bytes.subarray(skip), true)
  } catch (cause) {
    if (!(cause instanceof NotUtf8Error)) throw cause
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function readZwo(text: string, options: ReadWorkoutOptions): ReadWorkout {
  let handler: ReturnType<typeof createZwoHandler> | undefined
  const parser = createXmlParser(
    (root) => {
      if (root !== 'workout_file') throw notZwo(root)
      handler = createZwoHandler(options)
      return handler
    },
    () => 0,
  )
  parser.write(text.replace(/^[\s\ufeff]+/, ''))
  parser.end()
  if (!handler) throw createRefusal('autre_xml')
  return handler.finish()
}

const CHOOSE_FILE = 'Choisissez un fichier FIT, ZWO, ERG ou MRC.'

const notZwo = (root: string) =>
  root === 'gpx' || root === 'TrainingCenterDatabase'
    ? new TraceError(
        'format_inconnu',
        `Ce fichier est une trace, pas une séance d’entraînement. ${CHOOSE_FILE}`,
      )
    : createRefusal('autre_xml')

const REFUSALS: Partial<Record<FileFormat, string>> = {
  zip: 'Ce fichier est une archive compressée. Ouvrez-la, puis choisissez la séance qu’elle contient.',
  gzip: 'Ce fichier est une archive compressée. Ouvrez-la, puis choisissez la séance qu’elle contient.',
  image: `Ce fichier est une image, pas une séance. ${CHOOSE_FILE}`,
  pdf: `Ce fichier est un PDF, pas une séance. ${CHOOSE_FILE}`,
  html: 'Ce fichier est une page web, pas une séance\u00a0: le site vous a sans doute demandé de vous connecter. Connectez-vous, puis téléchargez-le de nouveau.',
}

function createRefusal(format: FileFormat): TraceError {
  if (format === 'vide')
    return new TraceError('fichier_vide', 'Ce fichier est vide. Exportez-le de nouveau.')
  const message = REFUSALS[format]
  return new TraceError(
    'format_inconnu',
    message ?? `Ce fichier n’est pas une séance que nous savons lire. ${CHOOSE_FILE}`,
  )
}

const tooLarge = () =>
  new TraceError(
    'fichier_trop_gros',
    'Ce fichier dépasse 1\u00a0Mo, ce que n’atteint aucune séance. Est-ce le bon\u00a0?',
  )
