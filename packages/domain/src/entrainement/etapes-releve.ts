import type { Releve } from './deroule.ts'
import { addMesures, type Mesure, NOTHING, type Pose, type Poses } from './etapes-posees.ts'
import type { EtapePrevue } from './etapes-prevues.ts'
import type { SimpleStepType } from './step.ts'

/**
 * Cuts an outing without laps where its planned steps end. That is a guess, made only when nothing speaks
 * against it: every step says when it is over, the whole takes as long as it was planned, and efforts are
 * quicker than the rests between them.
 */

/** How far the whole may be from what was planned. */
const PART = 0.05
const SECONDES = 60
/** How much quicker efforts are than the rests between them; uphill they may not be, and are then not told apart. */
const CONTRASTE = 1.1

/** Seconds of the clock at which each step ends; null when one of them does not say when, or was not come to. */
function findEnds(etapes: readonly EtapePrevue[], releve: Releve): number[] | null {
  const total = releve.metresAt(releve.duree)
  const ends: number[] = []
  let from = 0
  for (const { step } of etapes) {
    const { fin } = step
    if (fin.type === 'touche') return null
    const metres = releve.metresAt(from) + fin.valeur
    // A last kilometre may lack some metres of what another receiver measures.
    const isReached = fin.type === 'temps' || metres <= total * (1 + PART)
    if (!isReached) return null
    from = fin.type === 'temps' ? from + fin.valeur : releve.secondsAt(Math.min(metres, total))
    ends.push(from)
  }
  return ends
}

/** Metres a second of all steps of a kind; null without one. */
function getVitesse(
  etapes: readonly EtapePrevue[],
  mesures: readonly Mesure[],
  type: SimpleStepType,
): number | null {
  const { duree, distance } = mesures
    .filter((_, index) => etapes[index]?.step.type === type)
    .reduce(addMesures, NOTHING)
  return duree > 0 && distance !== null ? distance / duree : null
}

/** @returns null when the outing is not cut like this session, as far as can be told */
export function cutReleve(etapes: readonly EtapePrevue[], releve: Releve): Poses | null {
  const ends = etapes.length > 0 ? findEnds(etapes, releve) : null
  const planned = ends?.at(-1) ?? 0
  if (!ends || Math.abs(releve.duree - planned) > Math.max(SECONDES, planned * PART)) return null
  const mesures = ends.map((end, index): Mesure => {
    const from = ends[index - 1] ?? 0
    const to = Math.min(end, releve.duree)
    return { duree: to - from, distance: releve.metresAt(to) - releve.metresAt(from) }
  })
  // What is left of a last step of some seconds is nothing to compare.
  if (mesures.some(({ duree }) => duree <= 0)) return null
  const effort = getVitesse(etapes, mesures, 'effort')
  const rest = getVitesse(etapes, mesures, 'recuperation')
  if (effort !== null && rest !== null && effort < rest * CONTRASTE) return null
  return {
    poses: mesures.map((mesure): Pose => ({ etat: 'faite', mesure })),
    apres: null,
  }
}
