import {
  checkCommentaire,
  checkFin,
  checkFois,
  checkPlage,
  TROP_NOMBREUX,
  TROP_PROFOND,
} from './limites.ts'
import { type Cible, isRepetition, type SimpleStep, STEP_LIMITS, type Step } from './step.ts'
import { findZone } from './zones.ts'

/** What is wrong with steps whose shape is right: those of a form, a file or a call. */

export type Probleme = {
  /** Where the step stands: indices from the outermost; empty for the session as a whole. */
  chemin: readonly number[]
  champ: 'id' | 'fois' | 'steps' | 'fin' | 'cible' | 'commentaire' | 'position'
  message: string
}

/** Each check of one step, as sentences; null when there is nothing to say. */
type Said = [champ: Probleme['champ'], message: string | null | undefined]

function checkCible(cible: Cible): string | null {
  if (cible.type === 'libre') return null
  const { type, min, max, zone } = cible
  if (min > max) return 'La plus petite valeur d’une cible vient en premier.'
  if (zone !== undefined && findZone(zone)?.code !== zone) {
    return 'Cette zone n’existe pas\u00a0: choisissez-en une de la liste.'
  }
  return checkPlage(type, min, max)?.message ?? null
}

function checkPosition({ position }: SimpleStep): string | null {
  if (!position) return null
  const [lon, lat] = position
  const isPlace = Math.abs(lon) <= 180 && Math.abs(lat) <= 90
  return isPlace ? null : 'Ce point n’est pas sur la carte.'
}

const checkComment = ({ commentaire }: Step) =>
  commentaire === undefined ? null : checkCommentaire(commentaire)?.message

const checkSimple = (step: SimpleStep): Said[] => [
  ['fin', checkFin(step.fin)?.message],
  ['cible', checkCible(step.cible)],
  ['position', checkPosition(step)],
]

/** How many steps there are, down to the deepest level that is allowed. */
function count(steps: readonly Step[], depth: number): number {
  if (depth > STEP_LIMITS.profondeur) return 0
  return steps.reduce(
    (sum, step) => sum + 1 + (isRepetition(step) ? count(step.steps, depth + 1) : 0),
    0,
  )
}

function checkList(
  steps: readonly Step[],
  above: readonly number[],
  seen: Set<number>,
): Probleme[] {
  return steps.flatMap((step, index) => {
    const chemin = [...above, index]
    const said: Said[] = [['commentaire', checkComment(step)]]
    if (step.id !== undefined) {
      if (seen.has(step.id)) said.push(['id', 'Cette étape est là deux fois.'])
      seen.add(step.id)
    }
    const isTooDeep = isRepetition(step) && chemin.length >= STEP_LIMITS.profondeur
    if (!isRepetition(step)) said.push(...checkSimple(step))
    else {
      said.push(['fois', checkFois(step.fois)?.message])
      if (isTooDeep) said.push(['steps', TROP_PROFOND.message])
      if (step.steps.length === 0) {
        said.push(['steps', 'Une répétition contient au moins une étape.'])
      }
    }
    const own = said.flatMap(([champ, message]) => (message ? [{ chemin, champ, message }] : []))
    return isRepetition(step) && !isTooDeep ? [...own, ...checkList(step.steps, chemin, seen)] : own
  })
}

/**
 * The problems of steps, in their order; none when they may be kept. Of too many steps only that is said,
 * and what stands deeper than allowed is not looked at. A session may have no steps.
 */
export function checkSteps(steps: readonly Step[]): Probleme[] {
  if (count(steps, 1) > STEP_LIMITS.nombre) {
    return [{ chemin: [], champ: 'steps', message: TROP_NOMBREUX.message }]
  }
  return checkList(steps, [], new Set())
}
