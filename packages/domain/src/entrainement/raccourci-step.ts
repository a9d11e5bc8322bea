import { checkCommentaire } from './limites.ts'
import { parseComment } from './raccourci-comment.ts'
import {
  type Cursor,
  consume,
  nextWord,
  sees,
  since,
  skipSpaces,
  throwLimite,
  throwRefus,
} from './raccourci-cursor.ts'
import { DUREE_OU_DISTANCE, parseQuantity, type Quantity, toFins } from './raccourci-quantity.ts'
import { CIBLES_ATTENDUES, parsePaceAlone, parseTarget, parseTimeOver } from './raccourci-target.ts'
import { parseWordOfCoach } from './raccourci-words.ts'
import type { Cible, Fin, SimpleStep, SimpleStepType } from './step.ts'

/** One step of the shorthand, or several joined ones: `20' EF`, `30/30`, `200-400-200`. */

const END = / *(?:$|[+,;\n)])/y
const THEN = / *puis(?![a-z])/y
/** `r=2'`, `r: 2'`, `(r=2'`; also « récup 2' » or `/ 2'` once the step has an end. */
const RECOVERY = / *\(? ?(?:r(?:ecup(?:eration)?|epos)? ?[=:]|r ?(?=\d))/y
const RECOVERY_WORD = / *\(? ?(?:recup(?:eration)?|repos|\/) ?(?=\d)/y

const KINDS: readonly (readonly [RegExp, SimpleStepType])[] = [
  [/(?:echauffement|echauff?|ech)\.?(?![a-z])(?: ?:)?/y, 'echauffement'],
  [/(?:rc|rac|retour au calme)(?![a-z])(?: ?:)?/y, 'retour_au_calme'],
  [/(?:recuperation|recup|repos)\.?(?![a-z])/y, 'recuperation'],
  [/effort(?![a-z])/y, 'effort'],
]
const KEY = /(?:jusqu'a la |a la )?(?:touche|bouton)(?![a-z])/y
const FREE = /libre(?![a-z])/y
const WITHIN = /en (?=\d)/y
const BEFORE_TARGET = /(?:@|(?:a|en|au|allure)(?![a-z]))/y
const FILLER = /(?:d'|(?:de|du|sur)(?![a-z]))/y

type Draft = {
  type?: SimpleStepType
  /** Words of coaches, before a comment. */
  mots: string[]
  isExercise: boolean
  fin?: Fin
  cible?: Cible
  commentaire?: string
  isFree: boolean
  isAwaiting: boolean
}

export type SimpleRead = {
  steps: SimpleStep[]
  isSaid: boolean
  isLadder: boolean
}

const toStep = (type: SimpleStepType, fin: Fin, draft?: Draft): SimpleStep => ({
  type,
  fin,
  cible: draft?.cible ?? { type: 'libre' },
  ...commentOf(draft),
})

function commentOf(draft: Draft | undefined): { commentaire?: string } {
  const words = [...(draft?.mots ?? []), ...(draft?.commentaire ? [draft.commentaire] : [])]
  if (words.length) return { commentaire: words.join(' ') }
  return draft?.commentaire === undefined ? {} : { commentaire: draft.commentaire }
}

const SLASH = / ?\/ ?(?=\d)/y
const DASH = / ?- ?(?=\d)/y

function parseQuantities(cursor: Cursor): { all: Quantity[]; joint: 'slash' | 'dash' | null } {
  const first = parseQuantity(cursor)
  const all = first ? [first] : []
  const joint = consume(cursor, SLASH) ? 'slash' : consume(cursor, DASH) ? 'dash' : null
  if (!joint) return { all, joint }
  do {
    const next = parseQuantity(cursor)
    if (next) all.push(next)
  } while (consume(cursor, joint === 'dash' ? DASH : SLASH))
  return { all, joint: all.length > 2 ? 'dash' : joint }
}

const twice = (cursor: Cursor, start: number, what: string): never =>
  throwRefus(
    since(start, cursor),
    'un «\u00a0+\u00a0» avant l’étape suivante',
    `Cette étape a déjà ${what}. Séparez les étapes par «\u00a0+\u00a0».`,
  )

function parseKind(cursor: Cursor, draft: Draft): boolean {
  const start = cursor.at
  for (const [pattern, type] of KINDS) {
    if (!consume(cursor, pattern)) continue
    if (draft.type) twice(cursor, start, 'son rôle')
    draft.type = type
    return true
  }
  return false
}

/** Keywords. `libre` is the end of a step without one, else an empty target. */
function parseWord(cursor: Cursor, draft: Draft): boolean {
  const start = cursor.at
  if (consume(cursor, KEY)) {
    if (draft.fin) twice(cursor, start, 'une durée ou une distance')
    draft.fin = { type: 'touche' }
    return true
  }
  if (consume(cursor, FREE)) {
    draft.isFree = true
    draft.isAwaiting = false
    return true
  }
  if (draft.fin?.type === 'distance' && !draft.cible && consume(cursor, WITHIN)) {
    const cible = parseTimeOver(cursor, draft.fin.valeur)
    if (cible) {
      draft.cible = cible
      return true
    }
  }
  if (consume(cursor, BEFORE_TARGET)) {
    draft.isAwaiting = true
    return true
  }
  return consume(cursor, FILLER) !== null
}

function parseTargetInto(cursor: Cursor, draft: Draft): boolean {
  const start = cursor.at
  const cible =
    parseTarget(cursor, draft.isAwaiting || draft.fin !== undefined) ??
    (draft.isAwaiting && draft.fin ? parsePaceAlone(cursor) : null)
  if (!cible) return false
  if (draft.cible) twice(cursor, start, 'une cible')
  draft.cible = cible
  draft.isAwaiting = false
  return true
}

function throwUnknownWord(cursor: Cursor, draft: Draft): never {
  const { mot, ...place } = nextWord(cursor)
  if (draft.isAwaiting) {
    return throwRefus(
      place,
      CIBLES_ATTENDUES,
      `Après «\u00a0à\u00a0», on attend ${CIBLES_ATTENDUES}. Un commentaire se met entre «\u00a0guillemets\u00a0».`,
    )
  }
  const attendu = draft.fin ? `${CIBLES_ATTENDUES} ou «\u00a0+\u00a0»` : DUREE_OU_DISTANCE
  return throwRefus(
    place,
    attendu,
    `Le mot «\u00a0${mot}\u00a0» n’est pas du raccourci. On attend ${attendu}. Un commentaire se met entre «\u00a0guillemets\u00a0».`,
  )
}

const throwTwoQuantities = (cursor: Cursor, start: number): never =>
  throwRefus(
    since(start, cursor),
    'une seule durée ou distance',
    'Choisissez une durée ou une distance, ou séparez deux étapes par «\u00a0+\u00a0».',
  )

const endsStep = (cursor: Cursor, draft: Draft) =>
  sees(cursor, END) ||
  sees(cursor, THEN) ||
  (draft.fin && (sees(cursor, RECOVERY) || sees(cursor, RECOVERY_WORD)))

export const seesRecovery = (cursor: Cursor): boolean =>
  sees(cursor, RECOVERY) || sees(cursor, RECOVERY_WORD)

/** Step at the cursor; `isShort` allows bare numbers. @throws RefusError without a step */
export function parseSimple(cursor: Cursor, isShort: boolean): SimpleRead {
  skipSpaces(cursor)
  const start = cursor.at
  const draft: Draft = { mots: [], isExercise: false, isFree: false, isAwaiting: false }
  let otherFins: Fin[] = []
  let joint: 'slash' | 'dash' | null = null
  while (!endsStep(cursor, draft)) {
    skipSpaces(cursor)
    const commentaire = parseComment(cursor)
    if (commentaire !== null) {
      draft.commentaire = commentaire
      break
    }
    const word = draft.isAwaiting ? null : parseWordOfCoach(cursor)
    if (word) {
      draft.mots.push(word.mot)
      draft.isExercise ||= word.isExercise
      continue
    }
    if (parseTargetInto(cursor, draft) || parseKind(cursor, draft) || parseWord(cursor, draft))
      continue
    const at = cursor.at
    const { all, joint: joined } = parseQuantities(cursor)
    if (all.length === 0) throwUnknownWord(cursor, draft)
    if (draft.isAwaiting) {
      cursor.at = at
      throwUnknownWord(cursor, draft)
    }
    if (draft.fin) twice(cursor, at, 'une durée ou une distance')
    if (joined === 'dash' && all.length < 3) throwTwoQuantities(cursor, at)
    const [fin, ...more] = toFins(all, isShort)
    draft.fin = fin
    otherFins = more
    joint = joined
  }
  return finish(cursor, start, draft, otherFins, joint)
}

function finish(
  cursor: Cursor,
  start: number,
  draft: Draft,
  otherFins: readonly Fin[],
  joint: 'slash' | 'dash' | null,
): SimpleRead {
  const limite = checkCommentaire(commentOf(draft).commentaire ?? '')
  if (limite) throwLimite(since(start, cursor), limite)
  const isSaid = draft.type !== undefined || draft.isExercise
  if (draft.isAwaiting) throwUnknownWord(cursor, draft)
  // « RC » alone or « échauffement libre »: ended by a key press.
  const fin = draft.fin ?? (isSaid || draft.isFree ? { type: 'touche' as const } : null)
  if (!fin) {
    const place = cursor.at > start ? since(start, cursor) : nextWord(cursor)
    return throwRefus(
      { position: place.position, longueur: place.longueur },
      DUREE_OU_DISTANCE,
      cursor.at > start
        ? `Il manque à cette étape ${DUREE_OU_DISTANCE}, ou «\u00a0libre\u00a0».`
        : `Il manque une étape ici\u00a0: ${DUREE_OU_DISTANCE}.`,
    )
  }
  const step = toStep(draft.type ?? 'effort', fin, draft)
  if (joint === 'slash') {
    return {
      steps: [step, ...otherFins.map((other) => toStep('recuperation', other))],
      isSaid,
      isLadder: false,
    }
  }
  return {
    steps: [step, ...otherFins.map((other) => toStep(step.type, other, draft))],
    isSaid,
    isLadder: joint === 'dash',
  }
}
