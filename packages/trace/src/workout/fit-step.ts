import type { Cible } from '@foulee/domain/entrainement/step'
import { cutBytes } from '../write-text.ts'
import { commentOf, joinWords } from './comments.ts'
import {
  type FitTarget,
  fromFitTarget,
  mayMean,
  OPEN,
  parseFitWords,
  toFitTarget,
} from './fit-target.ts'
import { MAX_NOTES } from './fit-workout-profile.ts'
import { parseLevel } from './level.ts'
import { parseTarget, targetWords } from './target-words.ts'

export type Aim = { cible: Cible; comment: string }
export type FitAim = { target: FitTarget; notes: string }

/**
 * Target and comment for a watch: numeric if exact; otherwise words at the start of the notes too.
 * `vma` in km/h.
 */
export function encodeAim({ cible, comment }: Aim, vma?: number): FitAim {
  const target = toFitTarget(cible, vma)
  const parsed = cible.type === 'libre' ? parseFitWords(comment) : null
  const words = cible.type === 'libre' ? '' : targetWords(cible)
  const ways: FitAim[] = [
    ...(parsed
      ? [
          { target: parsed.target, notes: parsed.rest },
          { ...parsed, notes: comment },
        ]
      : []),
    { target, notes: comment },
    { target, notes: joinWords(words, comment) },
  ].map(({ target, notes }) => ({ target, notes: cutBytes(notes, MAX_NOTES) }))
  const exact = ways.find((way) => isSame(decodeAim(way), { cible, comment }))
  return exact ?? ways.at(-1) ?? { target: OPEN, notes: comment }
}

/**
 * Target and comment from a watch. Leading words of the notes are the target unless the numbers
 * contradict it; an unsupported target stays in the comment.
 */
export function decodeAim({ target, notes }: FitAim): Aim {
  const parsed = parseTarget(notes)
  if (parsed && mayMean(target, parsed.cible)) return { cible: parsed.cible, comment: parsed.rest }
  const { cible, words } = fromFitTarget(target)
  const isSaidAgain = isShareOfFtp(words) && isShareOfFtp(notes)
  return { cible, comment: commentOf(isSaidAgain ? notes : joinWords(words, notes)) }
}

const isShareOfFtp = (text: string) => parseLevel(text)?.level.of === 'FTP'

const isSame = (aim: Aim, other: Aim) =>
  aim.comment === other.comment && isSameTarget(aim.cible, other.cible)

function isSameTarget(cible: Cible, other: Cible): boolean {
  if (cible.type === 'libre' || other.type === 'libre') return cible.type === other.type
  return (
    cible.type === other.type &&
    cible.min === other.min &&
    cible.max === other.max &&
    cible.zone === other.zone
  )
}
