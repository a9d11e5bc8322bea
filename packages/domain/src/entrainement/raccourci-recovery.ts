import { isFacile } from './intensite.ts'
import { TROP_NOMBREUX } from './limites.ts'
import {
  type Cursor,
  consume,
  nextWord,
  since,
  throwLimite,
  throwRefus,
} from './raccourci-cursor.ts'
import { parseSimple, seesRecovery } from './raccourci-step.ts'
import { isRepetition, type SimpleStep, STEP_LIMITS, type Step } from './step.ts'

export type Reading = {
  cursor: Cursor
  count: number
  said: Set<Step>
}

export function countSteps(reading: Reading, start: number, more: number): void {
  reading.count += more
  if (reading.count <= STEP_LIMITS.nombre) return
  throwLimite(since(start, reading.cursor), TROP_NOMBREUX)
}

type Recovery = { isCapital: boolean; steps: SimpleStep[]; position: number }

const RECOVERY = / *(\()? ?(r(?:ecup(?:eration)?|epos)?|\/) ?[=:]? ?/y
/** A comma or newline is allowed before `r=`. */
const BEFORE_RECOVERY = /[ \n]*(?:[+,;][ \n]*)?(?=\(? ?r(?:ecup(?:eration)?)? ?=)/y
export const CLOSED = / *\)/y

/** `8x400, récup 1'`: after a comma, a recovery too if none is set yet. */
const COMMA = / *[,;] *(?=(?:recup(?:eration)?|repos) ?\d)/y

export function parseRecovery(reading: Reading, repeated: readonly Step[]): Recovery | null {
  const { cursor } = reading
  consume(cursor, BEFORE_RECOVERY)
  if (!repeated.some(({ type }) => type === 'recuperation')) consume(cursor, COMMA)
  if (!seesRecovery(cursor)) return null
  const position = cursor.at
  const [, parenthesis, word = ''] = consume(cursor, RECOVERY) ?? []
  const wordAt = position + cursor.text.slice(position, cursor.at).search(/[r/]/i)
  const { steps } = parseSimple(cursor, true)
  const [step] = steps
  if (!step || steps.length > 1 || (step.type !== 'effort' && step.type !== 'recuperation')) {
    throwRefus(
      since(position, cursor),
      'une seule durée ou distance',
      `Une récupération est une seule durée ou distance\u00a0: r=2'.`,
    )
  }
  if (parenthesis && !consume(cursor, CLOSED)) throwClosing(cursor, position)
  countSteps(reading, position, 1)
  return {
    isCapital: word.length === 1 && cursor.text.charAt(wordAt) === 'R',
    steps: [{ ...step, type: 'recuperation' }],
    position,
  }
}

export function throwClosing(cursor: Cursor, opened: number): never {
  const { mot, ...place } = nextWord(cursor)
  if (mot === '') {
    return throwRefus(
      { position: opened, longueur: 1 },
      'une parenthèse fermante',
      'Cette parenthèse n’est pas fermée\u00a0: il manque «\u00a0)\u00a0».',
    )
  }
  return throwRefus(
    place,
    '«\u00a0+\u00a0» ou «\u00a0)\u00a0»',
    `On attend «\u00a0+\u00a0» ou «\u00a0)\u00a0» avant «\u00a0${mot}\u00a0».`,
  )
}

/**
 * Appends a recovery to repeated steps. A hard target, as in `8x400 r=1' à 100 % VMA`, belongs to
 * the effort if that has none.
 */
export function addRecovery(steps: readonly Step[], [recovery]: readonly SimpleStep[]): Step[] {
  if (!recovery) return [...steps]
  const efforts = steps.filter((step) => !isRepetition(step) && step.type === 'effort')
  const [effort] = efforts
  const isMeant =
    recovery.cible.type !== 'libre' &&
    !isFacile(recovery.cible) &&
    efforts.length === 1 &&
    effort &&
    !isRepetition(effort) &&
    effort.cible.type === 'libre'
  if (!isMeant) return [...steps, recovery]
  return [
    ...steps.map((step) => (step === effort ? { ...effort, cible: recovery.cible } : step)),
    { ...recovery, cible: { type: 'libre' } },
  ]
}
