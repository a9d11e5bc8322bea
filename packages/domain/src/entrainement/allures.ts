import { formatAllure, formatNombre } from '../shared/mesure.ts'
import type { Reperes } from './reperes.ts'
import type { Cible } from './step.ts'
import type { Plage } from './zone.ts'
import { findZone } from './zones.ts'

/** Seconds per km (`min` is faster) and beats per minute, integers; null if unknown. */
export type CibleResolue = { allure: Plage | null; fc: Plage | null }

const NONE: CibleResolue = { allure: null, fc: null }

/** Percentages of a VMA in km/h, as seconds per km: the higher percentage is the faster pace. */
function toAllure({ min, max }: Plage, { vma }: Reperes): Plage | null {
  if (vma === null) return null
  const pace = (part: number) => Math.round(360_000 / (part * vma))
  return { min: pace(max), max: pace(min) }
}

function toFc({ min, max }: Plage, { fc_max }: Reperes): Plage | null {
  if (fc_max === null) return null
  const beats = (part: number) => Math.round((part / 100) * fc_max)
  return { min: beats(min), max: beats(max) }
}

/** Equivalent range of the zone, if the target has the zone’s default values. */
function findBoth(cible: Exclude<Cible, { type: 'libre' }>): { vma?: Plage; fc_max?: Plage } {
  const { type, min, max } = cible
  if (type !== 'vma' && type !== 'fc_max') return {}
  const plages = findZone(cible.zone ?? '')?.plages ?? {}
  const own = plages[type]
  return own?.min === min && own.max === max ? plages : { [type]: { min, max } }
}

/**
 * Pace and heart rate of a target for a runner; a zone defined by both gives both. Perceived effort
 * and watts give neither, as no sound conversion exists.
 */
export function resolveCible(cible: Cible, reperes: Reperes): CibleResolue {
  if (cible.type === 'libre') return NONE
  const { min, max } = cible
  if (cible.type === 'allure') return { allure: { min, max }, fc: null }
  if (cible.type === 'fc') return { allure: null, fc: { min, max } }
  const { vma, fc_max } = findBoth(cible)
  return {
    allure: vma ? toAllure(vma, reperes) : null,
    fc: fc_max ? toFc(fc_max, reperes) : null,
  }
}

const isOne = ({ min, max }: Plage) => Math.round(min) === Math.round(max)

export function formatPlageAllure(plage: Plage): string {
  if (isOne(plage)) return formatAllure(plage.min)
  return `${formatAllure(plage.min).replace('/km', '')}–${formatAllure(plage.max)}`
}

export function formatPlageFc(plage: Plage): string {
  const { min, max } = plage
  return `${isOne(plage) ? formatNombre(min) : `${formatNombre(min)}–${formatNombre(max)}`}\u00a0bpm`
}

/** `4'00–4'12/km, 150–160 bpm`: the known parts; null if none. */
export function formatCibleResolue({ allure, fc }: CibleResolue): string | null {
  const known = [allure && formatPlageAllure(allure), fc && formatPlageFc(fc)].filter(Boolean)
  return known.length > 0 ? known.join(', ') : null
}
