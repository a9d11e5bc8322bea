import type { Releve } from './deroule.ts'
import { addMesures, type Mesure, NOTHING, type Pose, type Poses } from './etapes-posees.ts'
import type { EtapePrevue } from './etapes-prevues.ts'
import type { SimpleStepType } from './step.ts'

/**
 * Cuts an activity without laps at the planned ends. A guess, accepted only if each step has an
 * end, the total time matches the plan, and efforts are faster than recoveries.
 */

const PART = 0.05
const SECONDES = 60
/** Minimum speed ratio of efforts to recoveries; uphill efforts may fail it. */
const CONTRASTE = 1.1

function findEnds(etapes: readonly EtapePrevue[], releve: Releve): number[] | null {
  const total = releve.metresAt(releve.duree)
  const ends: number[] = []
  let from = 0
  for (const { step } of etapes) {
    const { fin } = step
    if (fin.type === 'touche') return null
    const metres = releve.metresAt(from) + fin.valeur
    const isReached = fin.type === 'temps' || metres <= total * (1 + PART)
    if (!isReached) return null
    from = fin.type === 'temps' ? from + fin.valeur : releve.secondsAt(Math.min(metres, total))
    ends.push(from)
  }
  return ends
}

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

export function cutReleve(etapes: readonly EtapePrevue[], releve: Releve): Poses | null {
  const ends = etapes.length > 0 ? findEnds(etapes, releve) : null
  const planned = ends?.at(-1) ?? 0
  if (!ends || Math.abs(releve.duree - planned) > Math.max(SECONDES, planned * PART)) return null
  const mesures = ends.map((end, index): Mesure => {
    const from = ends[index - 1] ?? 0
    const to = Math.min(end, releve.duree)
    return { duree: to - from, distance: releve.metresAt(to) - releve.metresAt(from) }
  })
  // A last step cut to nothing cannot be compared.
  if (mesures.some(({ duree }) => duree <= 0)) return null
  const effort = getVitesse(etapes, mesures, 'effort')
  const rest = getVitesse(etapes, mesures, 'recuperation')
  if (effort !== null && rest !== null && effort < rest * CONTRASTE) return null
  return {
    poses: mesures.map((mesure): Pose => ({ etat: 'faite', mesure })),
    apres: null,
  }
}
