import { LOI_GENERALE } from '@foulee/domain/parcours/calibration'
import { calibrateRunner } from '@foulee/trace/calibrate-runner'
import type { Athlete } from '@foulee/trace/endurance'
import type { KnownRace, KnownRunner } from '@foulee/trace/known-passages'
import { predict } from '@foulee/trace/predict'
import type { Budget, Row } from '../report.ts'

const LAWS = {
  'loi de tous': ({ resultats }: KnownRunner): Athlete => ({ resultats }),
  'distance à soi': ({ resultats }: KnownRunner): Athlete => {
    const { loi } = calibrateRunner([], resultats)
    return { resultats, propre: { loi, ecarts: { dispersion: null, nombre: 0 } } }
  },
  'erreurs à soi': ({ resultats }: KnownRunner): Athlete => {
    const { ecarts } = calibrateRunner([], resultats)
    return { resultats, propre: { loi: LOI_GENERALE, ecarts } }
  },
  'les deux': ({ resultats }: KnownRunner): Athlete => ({
    resultats,
    propre: calibrateRunner([], resultats),
  }),
}

type Judged = { loi: keyof typeof LAWS; nb: number; error: number; middle: number; inside: number }

/** Finish of real runners by the law of everybody and by their own, from their results alone. */
export function judgeOwn({ survey, coureurs, conditions }: KnownRace): Judged[] {
  return (Object.keys(LAWS) as (keyof typeof LAWS)[]).map((loi) => {
    const errors: number[] = []
    let inside = 0
    for (const coureur of coureurs) {
      const finish = coureur.passages.at(-1) ?? null
      const prediction = predict(survey, LAWS[loi](coureur), conditions)
      if (!coureur.finisher || finish === null || !prediction) continue
      errors.push(Math.log(finish / prediction.p50))
      if (finish >= prediction.p20 && finish <= prediction.p80) inside++
    }
    const nb = errors.length
    const sizes = errors.map(Math.abs).toSorted((a, b) => a - b)
    return {
      loi,
      nb,
      error: 100 * Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / nb),
      middle: 100 * (sizes[nb >> 1] ?? Number.NaN),
      inside: (100 * inside) / nb,
    }
  })
}

export const listOwn = (label: string, judged: readonly Judged[]): Row[] =>
  judged.map(({ loi, nb, error, middle, inside }) => ({
    course: label,
    classe: loi,
    annonces: nb,
    'écart, %': error,
    'écart médian, %': middle,
    'P20 à P80, %': inside,
  }))

/** Hundredths of the error of everybody’s law that a runner’s own may add: none. */
const MOST_WORSE = 0

export function budgetOwn(label: string, judged: readonly Judged[]): Budget {
  const [everybody, own] = [judged[0], judged.at(-1)]
  return {
    what: `${label}, écart ajouté par la loi de chacun, d’après ses résultats`,
    value: 100 * ((own?.error ?? Number.NaN) / (everybody?.error ?? Number.NaN) - 1),
    unit: ' %',
    max: MOST_WORSE,
  }
}
