import { checkFois, TROP_PROFOND } from './limites.ts'
import { guessType, RACCOURCI_MAX, type Refus } from './raccourci.ts'
import { parseTrailingComment } from './raccourci-comment.ts'
import {
  consume,
  nextWord,
  RefusError,
  sees,
  since,
  startCursor,
  throwLimite,
  throwRefus,
} from './raccourci-cursor.ts'
import { NOMBRE, toNumber } from './raccourci-quantity.ts'
import {
  addRecovery,
  CLOSED,
  countSteps,
  parseRecovery,
  type Reading,
  throwClosing,
} from './raccourci-recovery.ts'
import { parseSimple } from './raccourci-step.ts'
import { isRepetition, type RepetitionStep, STEP_LIMITS, type Step } from './step.ts'

export type Lecture = { steps: Step[] } | { refus: Refus }

const FOIS = new RegExp(`(${NOMBRE}) ?(?:x|(?:fois|series?(?: de)?)(?![a-z])) {0,1}`, 'y')

/** `isBody`: the content of `8x` without parentheses. */
type Context = { depth: number; isShort: boolean; isBody: boolean }

/** Parenthesised repetition; its recoveries may follow, `2x(8x400) r=1' R=3'`. */
function parseGroup(reading: Reading, fois: number, depth: number): RepetitionStep {
  const { cursor } = reading
  const opened = cursor.at
  consume(cursor, /\(/y)
  const steps = parseList(reading, { depth: depth + 1, isShort: true, isBody: false }, opened)
  const commentaire = parseTrailingComment(cursor)
  const first = parseRecovery(reading, steps)
  const second = first && parseRecovery(reading, first.steps)
  const said = commentaire === null ? {} : { commentaire }
  if (!first) return { type: 'repetition', fois, steps, ...said }
  if (!second) {
    return { type: 'repetition', fois, steps: addRecovery(steps, first.steps), ...said }
  }
  const [inner] = steps
  if (first.isCapital === second.isCapital || steps.length > 1 || !inner || !isRepetition(inner)) {
    return throwRefus(
      since(second.position, cursor),
      'une seule récupération',
      "Une seule récupération ici. Pour deux niveaux, écrivez 2x(8x400\u00a0m r=1') R=3'.",
    )
  }
  const [between, series] = first.isCapital ? [second, first] : [first, second]
  const repeated = { ...inner, steps: addRecovery(inner.steps, between.steps) }
  return { type: 'repetition', fois, steps: addRecovery([repeated], series.steps), ...said }
}

/**
 * Repetition without parentheses. In `2x8x400`, `r=` applies to the inner one, `R=` to the series.
 */
function parseRepeated(reading: Reading, fois: number, { depth, isBody }: Context): RepetitionStep {
  const { cursor } = reading
  const body = parseElement(reading, { depth: depth + 1, isShort: true, isBody: true })
  const start = cursor.at
  const recovery = parseRecovery(reading, body)
  if (recovery?.isCapital && isBody) {
    // Belongs to the enclosing repetition, which parses it again.
    cursor.at = start
    reading.count -= 1
    return { type: 'repetition', fois, steps: body }
  }
  const steps = recovery ? addRecovery(body, recovery.steps) : body
  return { type: 'repetition', fois, steps }
}

function parseRepetition(reading: Reading, context: Context): RepetitionStep | null {
  const { cursor } = reading
  const start = cursor.at
  const typed = consume(cursor, FOIS)?.[1]
  if (typed === undefined) return null
  const fois = toNumber(typed)
  const limite = checkFois(fois)
  if (limite) throwLimite({ position: start, longueur: typed.length }, limite)
  if (context.depth >= STEP_LIMITS.profondeur) throwLimite(since(start, cursor), TROP_PROFOND)
  countSteps(reading, start, 1)
  return sees(cursor, /\(/y)
    ? parseGroup(reading, fois, context.depth)
    : parseRepeated(reading, fois, context)
}

function parseElement(reading: Reading, context: Context): Step[] {
  const { cursor } = reading
  consume(cursor, / */y)
  const start = cursor.at
  if (sees(cursor, /\(/y)) {
    throwRefus(
      { position: start, longueur: 1 },
      'un nombre de fois avant la parenthèse (3x)',
      'Dites combien de fois avant la parenthèse\u00a0: 3x(…).',
    )
  }
  const repetition = parseRepetition(reading, context)
  if (repetition) return [repetition]
  const { steps, isSaid, isLadder } = parseSimple(cursor, context.isShort)
  countSteps(reading, start, steps.length)
  const [first] = steps
  if (first && isSaid) reading.said.add(first)
  if (context.isBody && !isLadder) return steps
  const recovery = parseRecovery(reading, steps)
  if (!recovery) return steps
  if (!isLadder) return addRecovery(steps, recovery.steps)
  countSteps(reading, start, steps.length - 1)
  // Between the steps of a ladder; also after the last one if the ladder is repeated.
  return steps.flatMap((step, index) =>
    index < steps.length - 1 || context.isBody ? [step, ...recovery.steps] : [step],
  )
}

const BETWEEN = /[ \n]*(?:[+,;]|puis(?![a-z])|\n)[ \n]*(?:[-•] )?/y
const START = /[ \n]*(?:[-•] )?/y
const END_OF_LIST = /[ \n]*(?:$|\))/y

function parseList(reading: Reading, context: Context, opened: number | null): Step[] {
  const { cursor } = reading
  const steps: Step[] = []
  consume(cursor, START)
  do {
    if (steps.length > 0 && sees(cursor, END_OF_LIST)) break
    steps.push(...parseElement(reading, context))
  } while (consume(cursor, BETWEEN))
  consume(cursor, / */y)
  if (opened !== null) {
    if (!consume(cursor, CLOSED)) throwClosing(cursor, opened)
    return steps
  }
  if (cursor.at < cursor.text.length) {
    const { mot, ...place } = nextWord(cursor)
    if (mot === ')') {
      throwRefus(
        place,
        'la fin ou «\u00a0+\u00a0»',
        'Cette parenthèse ferme sans avoir été ouverte.',
      )
    }
    throwRefus(
      place,
      '«\u00a0+\u00a0» avant l’étape suivante',
      `On attend «\u00a0+\u00a0» avant «\u00a0${mot}\u00a0».`,
    )
  }
  return steps
}

function readSteps(text: string): Step[] {
  if (text.length > RACCOURCI_MAX) {
    throwRefus(
      { position: RACCOURCI_MAX, longueur: text.length - RACCOURCI_MAX },
      'un texte plus court',
      'Ce texte est trop long pour une séance.',
    )
  }
  const reading: Reading = { cursor: startCursor(text), count: 0, said: new Set() }
  if (sees(reading.cursor, /[ \n]*$/y)) return []
  const steps = parseList(reading, { depth: 1, isShort: false, isBody: false }, null)
  return steps.map((step, index) =>
    isRepetition(step) || step.type !== 'effort' || reading.said.has(step)
      ? step
      : { ...step, type: guessType(steps, index) },
  )
}

/**
 * Parses a shorthand to steps or an error. Never throws. An empty text is a session without steps.
 * A recovery after a repetition follows each iteration, the last included, as on a watch and in
 * `8x30/30`.
 */
export function readRaccourci(text: string): Lecture {
  try {
    return { steps: readSteps(text) }
  } catch (error) {
    if (error instanceof RefusError) return { refus: error.refus }
    throw error
  }
}
