import { takeComment } from './raccourci-comment.ts'
import { type Cursor, nextWord, refuse, sees, since, skipSpaces, take } from './raccourci-cursor.ts'
import { DUREE_OU_DISTANCE, type Quantity, takeQuantity, toFins } from './raccourci-quantity.ts'
import { CIBLES_ATTENDUES, takeTarget, takeTimeOver } from './raccourci-target.ts'
import type { Cible, Fin, SimpleStep, SimpleStepType } from './step.ts'

/** One step of the shorthand, or several joined ones: `20' EF`, `30/30`, `200-400-200`. */

const END = / *(?:$|[+,;\n)])/y
const THEN = / *puis(?![a-z])/y
/** `r=2'`, `r: 2'`, `(r=2'`; also « récup 2' » or `/ 2'` once the step has an end. */
const RECOVERY = / *\(? ?(?:r(?:ecup(?:eration)?|epos)? ?[=:]|r ?(?=\d))/y
const RECOVERY_WORD = / *\(? ?(?:recup(?:eration)?|repos|\/) ?(?=\d)/y

const KINDS: readonly (readonly [RegExp, SimpleStepType])[] = [
  [/(?:echauffement|echauff?|ech)\.?(?![a-z])(?: ?:)?/y, 'echauffement'],
  [/(?:rc|retour au calme)(?![a-z])(?: ?:)?/y, 'retour_au_calme'],
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
  ...(draft?.commentaire !== undefined && { commentaire: draft.commentaire }),
})

const SLASH = / ?\/ ?(?=\d)/y
const DASH = / ?- ?(?=\d)/y

function takeQuantities(cursor: Cursor): { all: Quantity[]; joint: 'slash' | 'dash' | null } {
  const first = takeQuantity(cursor)
  const all = first ? [first] : []
  const joint = take(cursor, SLASH) ? 'slash' : take(cursor, DASH) ? 'dash' : null
  if (!joint) return { all, joint }
  do {
    const next = takeQuantity(cursor)
    if (next) all.push(next)
  } while (take(cursor, joint === 'dash' ? DASH : SLASH))
  return { all, joint: all.length > 2 ? 'dash' : joint }
}

const twice = (cursor: Cursor, start: number, what: string): never =>
  refuse(
    since(start, cursor),
    'un «\u00a0+\u00a0» avant l’étape suivante',
    `Cette étape a déjà ${what}. Séparez les étapes par «\u00a0+\u00a0».`,
  )

function takeKind(cursor: Cursor, draft: Draft): boolean {
  const start = cursor.at
  for (const [pattern, type] of KINDS) {
    if (!take(cursor, pattern)) continue
    if (draft.type) twice(cursor, start, 'son rôle')
    draft.type = type
    return true
  }
  return false
}

/** Keywords. `libre` is the end of a step without one, else an empty target. */
function takeWord(cursor: Cursor, draft: Draft): boolean {
  const start = cursor.at
  if (take(cursor, KEY)) {
    if (draft.fin) twice(cursor, start, 'une durée ou une distance')
    draft.fin = { type: 'touche' }
    return true
  }
  if (take(cursor, FREE)) {
    draft.isFree = true
    draft.isAwaiting = false
    return true
  }
  if (draft.fin?.type === 'distance' && !draft.cible && take(cursor, WITHIN)) {
    const cible = takeTimeOver(cursor, draft.fin.valeur)
    if (cible) {
      draft.cible = cible
      return true
    }
  }
  if (take(cursor, BEFORE_TARGET)) {
    draft.isAwaiting = true
    return true
  }
  return take(cursor, FILLER) !== null
}

function takeTargetInto(cursor: Cursor, draft: Draft): boolean {
  const start = cursor.at
  const cible = takeTarget(cursor, draft.isAwaiting || draft.fin !== undefined)
  if (!cible) return false
  if (draft.cible) twice(cursor, start, 'une cible')
  draft.cible = cible
  draft.isAwaiting = false
  return true
}

function refuseWord(cursor: Cursor, draft: Draft): never {
  const { mot, ...place } = nextWord(cursor)
  if (draft.isAwaiting) {
    return refuse(
      place,
      CIBLES_ATTENDUES,
      `Après «\u00a0à\u00a0», on attend ${CIBLES_ATTENDUES}. Un commentaire se met entre «\u00a0guillemets\u00a0».`,
    )
  }
  const attendu = draft.fin ? `${CIBLES_ATTENDUES} ou «\u00a0+\u00a0»` : DUREE_OU_DISTANCE
  return refuse(
    place,
    attendu,
    `Le mot «\u00a0${mot}\u00a0» n’est pas du raccourci. On attend ${attendu}. Un commentaire se met entre «\u00a0guillemets\u00a0».`,
  )
}

const refuseTwo = (cursor: Cursor, start: number): never =>
  refuse(
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
export function takeSimple(cursor: Cursor, isShort: boolean): SimpleRead {
  skipSpaces(cursor)
  const start = cursor.at
  const draft: Draft = { isFree: false, isAwaiting: false }
  let others: Fin[] = []
  let joint: 'slash' | 'dash' | null = null
  while (!endsStep(cursor, draft)) {
    skipSpaces(cursor)
    const commentaire = takeComment(cursor)
    if (commentaire !== null) {
      draft.commentaire = commentaire
      break
    }
    if (takeTargetInto(cursor, draft) || takeKind(cursor, draft) || takeWord(cursor, draft))
      continue
    const at = cursor.at
    const { all, joint: joined } = takeQuantities(cursor)
    if (all.length === 0) refuseWord(cursor, draft)
    if (draft.isAwaiting) {
      cursor.at = at
      refuseWord(cursor, draft)
    }
    if (draft.fin) twice(cursor, at, 'une durée ou une distance')
    if (joined === 'dash' && all.length < 3) refuseTwo(cursor, at)
    const [fin, ...more] = toFins(all, isShort)
    draft.fin = fin
    others = more
    joint = joined
  }
  return finish(cursor, start, draft, others, joint)
}

function finish(
  cursor: Cursor,
  start: number,
  draft: Draft,
  others: readonly Fin[],
  joint: 'slash' | 'dash' | null,
): SimpleRead {
  const isSaid = draft.type !== undefined
  if (draft.isAwaiting) refuseWord(cursor, draft)
  // « RC » alone or « échauffement libre »: ended by a key press.
  const fin = draft.fin ?? (isSaid || draft.isFree ? { type: 'touche' as const } : null)
  if (!fin) {
    const place = cursor.at > start ? since(start, cursor) : nextWord(cursor)
    return refuse(
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
      steps: [step, ...others.map((other) => toStep('recuperation', other))],
      isSaid,
      isLadder: false,
    }
  }
  return {
    steps: [step, ...others.map((other) => toStep(step.type, other, draft))],
    isSaid,
    isLadder: joint === 'dash',
  }
}
