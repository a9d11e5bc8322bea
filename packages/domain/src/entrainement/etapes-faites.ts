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

export const VERDICTS = ['dans_la_cible', 'plus_vite', 'plus_lent'] as const
export type Verdict = (typeof VERDICTS)[number]
export const ETATS_ETAPE = ['faite', 'sans_tour', 'non_faite'] as const
export const SOURCES_ETAPES = ['tours', 'trace'] as const
type Source = (typeof SOURCES_ETAPES)[number]

export type EtapeFaite = {
  chemin: number[]
  type: SimpleStepType
  passage: { numero: number; total: number }
  prevu: { fin: Fin; duree: number | null; distance: number | null; allure: Plage | null }
  etat: Pose['etat']
  fait: { duree: number; distance: number | null; allure: number | null } | null
  /** Null without a target pace or a measured one. */
  verdict: Verdict | null
}

export type EtapesFaites = {
  source: Source
  etapes: EtapeFaite[]
  apres: Mesure | null
}

const ARRET = 1800
/** Tolerance on pace: GPS error, and metres at both ends of a step. */
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
  // A track cut at planned times is a few seconds off at both ends.
  const cut = source === 'trace' ? MARGE.secondes / mesure.duree : 0
  const margin = 1 + MARGE.part + ends + cut
  if (allure * margin < plage.min) return 'plus_vite'
  return allure > plage.max * margin ? 'plus_lent' : 'dans_la_cible'
}

export type Comparaison = {
  reperes?: Reperes
  /** False on hills or by bicycle, where pace does not reflect effort. */
  isPaceTold?: boolean
}

/** Pace targets only apply to running on flat ground. */
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
 * Compares planned and completed steps: by the laps of the watch if they match, else by cutting the
 * track at the planned ends. Null if neither is reliable.
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
