import {
  formatDistance,
  formatDistanceShort,
  formatDureeSeance,
  formatNombre,
} from '../shared/mesure.ts'
import { getIntensite, getVitesse } from './intensite.ts'
import { type Reperes, SANS_REPERES } from './reperes.ts'
import { isRepetition, type SimpleStep, type Step } from './step.ts'

export type Total = {
  /** Null if unknown for any step, never a partial sum. */
  valeur: number | null
  /** Lower bound: sum of the known steps; equals `valeur` if all are known. */
  connu: number
  /** True if partly computed from intensities. */
  est_estime: boolean
}

export type Totaux = {
  duree: Total
  distance: Total
  /**
   * Arbitrary units: minutes × perceived effort (Foster et al. 2001), with the effort implied by
   * the targets.
   */
  charge: Total
}

/** One measure of one step; null if unknown. */
type Part = { valeur: number | null; est_estime: boolean }

function measureStep(step: SimpleStep, reperes: Reperes): Record<keyof Totaux, Part> {
  const { fin } = step
  const speed = getVitesse(step, reperes)
  const { rpe, est_estimee } = getIntensite(step, reperes)
  const isTime = fin.type === 'temps'
  const isFar = fin.type === 'distance'
  const seconds = isTime ? fin.valeur : isFar && speed ? fin.valeur / speed : null
  const metres = isFar ? fin.valeur : isTime && speed ? fin.valeur * speed : null
  const charge = seconds === null || rpe === null ? null : (seconds / 60) * rpe
  const isSaid = isTime && step.cible.type === 'rpe' && !est_estimee
  return {
    duree: { valeur: seconds, est_estime: seconds !== null && !isTime },
    distance: { valeur: metres, est_estime: metres !== null && !isFar },
    charge: { valeur: charge, est_estime: charge !== null && !isSaid },
  }
}

const NOTHING: Total = { valeur: 0, connu: 0, est_estime: false }

const add = (total: Total, part: Total): Total => ({
  valeur: total.valeur === null || part.valeur === null ? null : total.valeur + part.valeur,
  connu: total.connu + part.connu,
  est_estime: total.est_estime || part.est_estime,
})

const MEASURES = ['duree', 'distance', 'charge'] as const
const each = (value: (measure: keyof Totaux) => Total): Totaux => ({
  duree: value('duree'),
  distance: value('distance'),
  charge: value('charge'),
})

function sum(steps: readonly Step[], reperes: Reperes): Totaux {
  let totals = each(() => NOTHING)
  for (const step of steps) {
    const own = isRepetition(step)
      ? repeat(sum(step.steps, reperes), step.fois)
      : measure(step, reperes)
    const before = totals
    totals = each((name) => add(before[name], own[name]))
  }
  return totals
}

const measure = (step: SimpleStep, reperes: Reperes): Totaux => {
  const parts = measureStep(step, reperes)
  return each((name) => ({ ...parts[name], connu: parts[name].valeur ?? 0 }))
}

const repeat = (totals: Totaux, fois: number): Totaux =>
  each((name) => {
    const { valeur, connu, est_estime } = totals[name]
    return { valeur: valeur === null ? null : valeur * fois, connu: connu * fois, est_estime }
  })

/**
 * Totals as integers. With a VMA, durations and distances are derived from each other; without it,
 * a distance without a pace leaves the duration unknown. Without steps, all totals are unknown.
 */
export function getTotaux(steps: readonly Step[], reperes: Reperes = SANS_REPERES): Totaux {
  const totals = sum(steps, reperes)
  return each((name) => {
    const { valeur, connu, est_estime } = totals[name]
    const isKnown = valeur !== null && steps.length > 0
    return { valeur: isKnown ? Math.round(valeur) : null, connu: Math.round(connu), est_estime }
  })
}

const FORMATS: Readonly<Record<keyof Totaux, (value: number, isRough: boolean) => string>> = {
  duree: formatDureeSeance,
  distance: (value, isRough) => (isRough ? formatDistanceShort : formatDistance)(value),
  charge: (value) => formatNombre(value),
}
/** Rounding of estimates: whole minutes, hundreds of metres. */
const GRAIN: Readonly<Record<keyof Totaux, number>> = { duree: 60, distance: 100, charge: 1 }

export function formatTotal(
  name: keyof Totaux,
  { valeur, connu, est_estime }: Total,
): string | null {
  if (valeur === null && connu === 0) return null
  const grain = est_estime ? GRAIN[name] : 1
  const text = FORMATS[name](Math.round((valeur ?? connu) / grain) * grain, est_estime)
  const isLoad = name === 'charge'
  if (valeur === null) return `au moins ${text}`
  return est_estime && !isLoad ? `environ ${text}` : text
}

export const listTotaux = (totals: Totaux): { nom: keyof Totaux; texte: string }[] =>
  MEASURES.flatMap((nom) => {
    const texte = formatTotal(nom, totals[nom])
    return texte === null ? [] : [{ nom, texte }]
  })

const whole = ({ valeur }: Total) => (valeur === null ? null : Math.round(valeur))

export function sumSteps(steps: readonly Step[], reperes: Reperes = SANS_REPERES) {
  const { duree, distance, charge } = getTotaux(steps, reperes)
  return { duree: whole(duree), distance: whole(distance), charge: whole(charge) }
}
