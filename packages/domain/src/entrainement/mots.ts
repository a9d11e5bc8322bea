import { formatCibleResolue, resolveCible } from './allures.ts'
import { formatCible, formatFin } from './mots-mesures.ts'
import { type Reperes, SANS_REPERES } from './reperes.ts'
import {
  isRepetition,
  type RepetitionStep,
  type SimpleStep,
  STEP_LABELS,
  type Step,
} from './step.ts'

export type LigneSeance = { texte: string; lignes: readonly LigneSeance[] }

function formatOwnCible({ cible }: SimpleStep, reperes: Reperes): string {
  if (cible.type === 'allure' || cible.type === 'fc') return ''
  const own = formatCibleResolue(resolveCible(cible, reperes))
  return own ? `, soit ${own}` : ''
}

function formatSimple(step: SimpleStep, reperes: Reperes): string {
  const target = formatCible(step.cible)
  const what = [formatFin(step.fin), target].filter(Boolean).join(' ')
  return what + formatOwnCible(step, reperes)
}

const formatComment = ({ commentaire }: Step) =>
  commentaire?.trim() ? ` – ${commentaire.trim()}` : ''

function formatStep(step: SimpleStep, reperes: Reperes): string {
  const what = formatSimple(step, reperes)
  const head =
    step.type === 'effort'
      ? what.charAt(0).toUpperCase() + what.slice(1)
      : `${STEP_LABELS[step.type]}\u00a0: ${what}`
  return head + formatComment(step)
}

function formatTogether({ steps, commentaire }: RepetitionStep, reperes: Reperes): string | null {
  const [effort, recovery] = steps
  if (commentaire !== undefined || steps.length > 2) return null
  if (!effort || isRepetition(effort) || effort.type !== 'effort') return null
  const said = formatSimple(effort, reperes) + formatComment(effort)
  if (!recovery) return said
  if (isRepetition(recovery) || recovery.type !== 'recuperation') return null
  return `${said}, récupération ${formatSimple(recovery, reperes)}${formatComment(recovery)}`
}

export function describeStep(step: Step, reperes: Reperes = SANS_REPERES): LigneSeance {
  if (!isRepetition(step)) return { texte: formatStep(step, reperes), lignes: [] }
  const together = formatTogether(step, reperes)
  if (together) return { texte: `${step.fois}\u00a0×\u00a0${together}`, lignes: [] }
  return {
    texte: `${step.fois}\u00a0fois${formatComment(step)}`,
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

export const writeSteps = (steps: readonly Step[], reperes: Reperes = SANS_REPERES): string =>
  write(describeSteps(steps, reperes), '').join('\n')
