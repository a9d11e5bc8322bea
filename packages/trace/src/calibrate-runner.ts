import {
  estimateCroissance,
  estimateFatigue,
  estimateSlope,
  type Facteur,
  keepRuns,
  LOI_GENERALE,
  type Loi,
  type Nature,
  type SortieMesuree,
} from '@foulee/domain/parcours/calibration'
import { getFatigueLoss, getGroundLoss } from './effort.ts'
import {
  calibrate,
  type Ecarts,
  flattenDistance,
  holdDistance,
  levelResult,
  type Performance,
  type Propre,
} from './endurance.ts'
import { compareHalves } from './fade.ts'
import { likenMontagne } from './spread.ts'
import { weighResults } from './weigh-results.ts'

export type Calibrage = Propre & {
  facteurs: Readonly<Record<Nature, Facteur>>
  /** Outings that count, and results. */
  sorties: number
  resultats: number
}

/** A runner's own law from outings and results (produit 9.28); that of everybody where nothing is known. */
export function calibrateRunner(
  sorties: readonly SortieMesuree[],
  resultats: readonly Performance[],
): Calibrage {
  const runs = keepRuns(sorties)
  const montee = estimateSlope(runs, 'montee')
  const descente = estimateSlope(runs, 'descente')
  const slopes = { ...LOI_GENERALE, montee: montee.valeur, descente: descente.valeur }
  const fatigue = estimateFatigue(runs, slopes, compareHalves)
  const croissance = estimateCroissance(resultats.map((result) => levelResult(result, slopes)))
  const loi = { ...slopes, fatigue: fatigue.valeur, croissance: croissance.valeur }
  return {
    loi,
    ecarts: findErrors(resultats, loi),
    facteurs: { croissance, montee, descente, fatigue },
    sorties: runs.length,
    resultats: resultats.length,
  }
}

/** Distance of each result from what the others predict. */
function findErrors(resultats: readonly Performance[], loi: Loi): Ecarts {
  const propre = { loi, ecarts: { dispersion: null, nombre: 0 } }
  const errors = resultats.flatMap((result, rank) => {
    const [first, ...rest] = resultats.filter((_, other) => other !== rank)
    if (!first) return []
    const { distance, denivele, sol = 'route', temps } = result
    const climbed = denivele ?? 0
    const race = {
      effort: flattenDistance(result),
      montagne: likenMontagne((1000 * climbed) / distance, getGroundLoss(sol)),
      fatigue: getFatigueLoss((distance + 10 * climbed) / 1000),
      hasMiddle: true,
    }
    const others = { resultats: [first, ...rest] as const, propre }
    const estimates = holdDistance(others, flattenDistance(result, loi))
    return [{ prevu: weighResults(estimates, race).temps, reel: temps }]
  })
  const { dispersion, nombre } = calibrate(errors)
  return { dispersion, nombre }
}
