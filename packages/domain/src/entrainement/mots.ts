import { formatCibleResolue, resolveCible } from './allures.ts'
import { sayCible, sayFin } from './mots-mesures.ts'
import { type Reperes, SANS_REPERES } from './reperes.ts'
import {
  isRepetition,
  type RepetitionStep,
  type SimpleStep,
  STEP_LABELS,
  type Step,
} from './step.ts'

/** A session in French words: a line for each step, with the lines of its own steps below. */

export type LigneSeance = { texte: string; lignes: readonly LigneSeance[] }

/** `(4'00–4'12/km)`, where the target does not say it already. */
function sayOwn({ cible }: SimpleStep, reperes: Reperes): string {
  if (cible.type === 'allure' || cible.type === 'fc') return ''
  const own = formatCibleResolue(resolveCible(cible, reperes))
  return own ? `, soit ${own}` : ''
}

function saySimple(step: SimpleStep, reperes: Reperes): string {
  const target = sayCible(step.cible)
  const what = [sayFin(step.fin), target].filter(Boolean).join(' ')
  return what + sayOwn(step, reperes)
}

const sayComment = ({ commentaire }: Step) =>
  commentaire?.trim() ? ` – ${commentaire.trim()}` : ''

/** « Échauffement : 20 minutes »; an effort needs no such word. */
function sayStep(step: SimpleStep, reperes: Reperes): string {
  const what = saySimple(step, reperes)
  const head =
    step.type === 'effort'
      ? what.charAt(0).toUpperCase() + what.slice(1)
      : `${STEP_LABELS[step.type]}\u00a0: ${what}`
  return head + sayComment(step)
}

/** An effort and its recovery are said in one breath; null for what needs lines of its own. */
function sayTogether({ steps, commentaire }: RepetitionStep, reperes: Reperes): string | null {
  const [effort, recovery] = steps
  if (commentaire !== undefined || steps.length > 2) return null
  if (!effort || isRepetition(effort) || effort.type !== 'effort') return null
  const said = saySimple(effort, reperes) + sayComment(effort)
  if (!recovery) return said
  if (isRepetition(recovery) || recovery.type !== 'recuperation') return null
  return `${said}, récupération ${saySimple(recovery, reperes)}${sayComment(recovery)}`
}

/** One step in words. With a runner's figures, percentages are followed by their own paces. */
export function describeStep(step: Step, reperes: Reperes = SANS_REPERES): LigneSeance {
  if (!isRepetition(step)) return { texte: sayStep(step, reperes), lignes: [] }
  const together = sayTogether(step, reperes)
  if (together) return { texte: `${step.fois}\u00a0×\u00a0${together}`, lignes: [] }
  return {
    texte: `${step.fois}\u00a0fois${sayComment(step)}`,
    lignes: step.steps.map((child) => describeStep(child, reperes)),
  }
}

export const describeSteps = (
  steps: readonly Step[],
  reperes: Reperes = SANS_REPERES,
): LigneSeance[] => steps.map((step) => describeStep(step, reperes))

const write = (lignes: readonly LigneSeance[], indent: string): string[] =>
  lignes.flatMap(({ texte, lignes: below }) => [
    `${indent}- ${texte}${below.length > 0 ? '\u00a0:' : ''}`,
    ...write(below, `${indent}  `),
  ])

/** A whole session as plain text, for mails, calendars and what is copied: one line a step, indented. */
export const writeSteps = (steps: readonly Step[], reperes: Reperes = SANS_REPERES): string =>
  write(describeSteps(steps, reperes), '').join('\n')
