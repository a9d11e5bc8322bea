import { type Cursor, consume, skipSpaces } from './raccourci-cursor.ts'

/** Words that coaches write of a step without a figure; they are kept as its comment. */

/** Done a number of times, without a duration: `10 squats`, `6 lignes droites`. */
const COUNTED =
  'squats?|fentes?|pompes?|abdos|burpees?|sauts?|bondissements?|accelerations?|lignes? droites?|montees? de genoux|talons[- ]fesses|foulees? bondissantes?|educatifs?'
/** Strength, other sports and free play. */
const OTHERS =
  'gainage|planche|chaise|renfo(?:rcement)?(?: musculaire)?|ppg|muscu(?:lation)?|corde(?: a sauter)?|proprioception|etirements?|mobilite|gammes|yoga|pilates|velo|home[- ]trainer|natation|aqua[- ]?jogging|rameur|elliptique|marche nordique|fartlek'
const MANNERS =
  'lents?|lentement|vite|rapides?|souples?|faciles?|tranquilles?|vallonnee?|progressi(?:f|ve)|(?:en )?nature|en (?:cotes?|montee|descente)|sur (?:piste|plat|herbe)|a jeun|a bloc|d\\+ ?\\d{2,5}(?: ?m(?![a-z]))?|\\d{2,5} ?m? ?(?:de )?d\\+'

const END = '(?![a-z0-9])'
const EXERCISE = new RegExp(`(?:(?:\\d{1,3} )?(?:${COUNTED})|${OTHERS})${END}`, 'y')
const MANNER = new RegExp(`(?:${MANNERS})${END}`, 'y')

export type Word = { mot: string; isExercise: boolean }

/** Word at the cursor, as it was typed; null where there is none. */
export function parseWordOfCoach(cursor: Cursor): Word | null {
  const start = cursor.at
  const isExercise = consume(cursor, EXERCISE) !== null
  if (!isExercise && !consume(cursor, MANNER)) return null
  const mot = cursor.text.slice(start, cursor.at)
  skipSpaces(cursor)
  return { mot, isExercise }
}
