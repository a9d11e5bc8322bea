import { resolveCible } from './allures.ts'
import type { Deroule } from './deroule.ts'
import type { Mesure, Pose, Poses } from './etapes-posees.ts'
import { type EtapePrevue, listEtapes } from './etapes-prevues.ts'
import { cutReleve } from './etapes-releve.ts'
import { layTours } from './etapes-tours.ts'
import { type Reperes, SANS_REPERES } from './reperes.ts'
import type { ContenuSeance } from './seance.ts'
import type { Fin, SimpleStepType, Step } from './step.ts'
import { sumSteps } from './totaux.ts'
import type { Plage } from './zone.ts'

/** What was planned and what was done, step by step. Where a file does not allow it, nothing is said. */

export const VERDICTS = ['dans_la_cible', 'plus_vite', 'plus_lent'] as const
export type Verdict = (typeof VERDICTS)[number]
export const ETATS_ETAPE = ['faite', 'sans_tour', 'non_faite'] as const
/** Where it is known from: laps of the watch, or the outing cut where the steps were planned to end. */
export const SOURCES_ETAPES = ['tours', 'trace'] as const
type Source = (typeof SOURCES_ETAPES)[number]

export type EtapeFaite = {
  /** Where its step stands: its index, and those of the repetitions around it before it. */
  chemin: number[]
  type: SimpleStepType
  passage: { numero: number; total: number }
  /** Seconds, metres; `allure` in seconds per km in the figures of its runner. Null where nobody can tell. */
  prevu: { fin: Fin; duree: number | null; distance: number | null; allure: Plage | null }
  etat: Pose['etat']
  fait: { duree: number; distance: number | null; allure: number | null } | null
  /** Null where there is no pace to hold, or none to be told. */
  verdict: Verdict | null
}

export type EtapesFaites = {
  source: Source
  etapes: EtapeFaite[]
  /** What was run after the last step. */
  apres: Mesure | null
}

/** Seconds per km beyond which somebody stands rather than walks. */
const ARRET = 1800
/** How far from a pace it is still held: receivers err by some of it, and by metres at both ends of a step. */
const MARGE = { part: 0.02, metres: 5, secondes: 3 } as const

const round = ({ duree, distance }: Mesure): Mesure => ({
  duree: Math.round(duree),
  distance: distance === null ? null : Math.round(distance),
})

function getAllure({ duree, distance }: Mesure): number | null {
  if (!distance || duree <= 0) return null
  const allure = (duree * 1000) / distance
  return allure > ARRET ? null : allure
}

function judge(mesure: Mesure, plage: Plage, source: Source): Verdict | null {
  const allure = getAllure(mesure)
  if (allure === null) return null
  const ends = MARGE.metres / (mesure.distance ?? 1)
  // Where the outing was cut, and not its runner, a step begins and ends some seconds beside.
  const cut = source === 'trace' ? MARGE.secondes / mesure.duree : 0
  const margin = 1 + MARGE.part + ends + cut
  if (allure * margin < plage.min) return 'plus_vite'
  return allure > plage.max * margin ? 'plus_lent' : 'dans_la_cible'
}

export type Comparaison = {
  reperes?: Reperes
  /** Whether paces tell how hard it was: on a hill, or by bicycle, they do not. */
  isPaceTold?: boolean
}

/** Paces are held on flat ground, running. */
export const isPlat = ({
  sport,
  objectif,
  denivele,
}: Pick<ContenuSeance, 'sport' | 'objectif' | 'denivele'>): boolean =>
  sport === 'course_a_pied' && objectif !== 'cotes' && !denivele

function present(
  { step, chemin, passage }: EtapePrevue,
  pose: Pose,
  source: Source,
  { reperes = SANS_REPERES, isPaceTold = true }: Comparaison,
): EtapeFaite {
  const { duree, distance } = sumSteps([step], reperes)
  const allure = isPaceTold ? resolveCible(step.cible, reperes).allure : null
  const mesure = pose.etat === 'faite' ? pose.mesure : null
  const pace = mesure && getAllure(mesure)
  return {
    chemin: [...chemin],
    type: step.type,
    passage,
    prevu: { fin: step.fin, duree, distance, allure },
    etat: pose.etat,
    fait: mesure && { ...round(mesure), allure: pace === null ? null : Math.round(pace) },
    verdict: mesure && allure && judge(mesure, allure, source),
  }
}

/**
 * Each planned step beside what was done of it: by the laps of the watch where these are the steps, else by
 * cutting the outing where they were planned to end. Null when neither can be believed.
 */
export function compareEtapes(
  steps: readonly Step[],
  { tours, releve }: Deroule,
  comparaison: Comparaison = {},
): EtapesFaites | null {
  const prevues = listEtapes(steps)
  if (!prevues?.length) return null
  const laid = layTours(prevues, tours)
  if (laid) return toFaites(prevues, laid, 'tours', comparaison)
  const cut = releve && cutReleve(prevues, releve)
  return cut && toFaites(prevues, cut, 'trace', comparaison)
}

function toFaites(
  prevues: readonly EtapePrevue[],
  { poses, apres }: Poses,
  source: Source,
  comparaison: Comparaison,
): EtapesFaites {
  return {
    source,
    etapes: prevues.map((prevue, index) =>
      present(prevue, poses[index] ?? { etat: 'non_faite' }, source, comparaison),
    ),
    apres: apres && round(apres),
  }
}
