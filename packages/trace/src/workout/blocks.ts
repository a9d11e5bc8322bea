import type { Fin, SimpleStep, SimpleStepType } from '@foulee/domain/entrainement/step'
import { commentOf, joinWords } from './comments.ts'
import { type Level, levelTarget } from './level.ts'
import { parseTarget } from './target-words.ts'

export type Block = {
  /** Null: derived from its position. */
  type: SimpleStepType | null
  fin: Fin
  level: Level | null
  words: string
}

/** % of a threshold up to which a block is recovery. */
const EASY = 60

type Untyped = { type: SimpleStepType | null; fin: Fin; level: Level | null }

/**
 * Assigns types to untyped blocks: an effort, or if easy: warm-up before the first effort,
 * cool-down after the last, recovery between; likewise an initial ramp up and a final ramp down.
 * @param full maximum of the level unit: 100, or watts
 */
export function assignTypes<Part extends Untyped>(
  parts: readonly Part[],
  full: number,
): (Part & { type: SimpleStepType })[] {
  const hard = parts.map(
    (part, index) =>
      part.type === 'effort' ||
      (part.type === null && !isOuterRamp(parts, index) && !isEasy(part.level, full)),
  )
  const [first, end] = [hard.indexOf(true), hard.lastIndexOf(true)]
  const recoveries = new Set(parts.slice(first, end).map(keyOf))
  const typeAt = (part: Part, index: number): SimpleStepType => {
    if (first < 0 || hard[index]) return 'effort'
    if (index < first) return 'echauffement'
    // The recovery after the last effort of a series belongs to it.
    const isLast = index > end + 1 || !recoveries.has(keyOf(part))
    return index > end && isLast ? 'retour_au_calme' : 'recuperation'
  }
  return parts.map((part, index) => ({ ...part, type: part.type ?? typeAt(part, index) }))
}

const keyOf = ({ fin, level }: Untyped) => JSON.stringify([fin, level])

const isEasy = (level: Level | null, full: number): boolean =>
  level !== null && level.from + level.to <= (2 * full * EASY) / 100

function isOuterRamp(parts: readonly Untyped[], index: number): boolean {
  const level = parts[index]?.level
  if (!level?.isRamp || parts.length < 2) return false
  return level.to > level.from ? index === 0 : index === parts.length - 1
}

export function stepOf(
  block: Block & { type: SimpleStepType },
  ftp: number | undefined,
): SimpleStep {
  const { type, fin } = block
  const { cible, comment } = aimOf(block, ftp)
  const commentaire = commentOf(comment)
  return { type, fin, cible, ...(commentaire === '' ? {} : { commentaire }) }
}

function aimOf({ level, words }: Block, ftp: number | undefined) {
  if (level) return levelTarget(level, ftp, words)
  const parsed = parseTarget(words)
  return parsed
    ? { cible: parsed.cible, comment: parsed.rest }
    : { cible: { type: 'libre' } as const, comment: joinWords(words) }
}
