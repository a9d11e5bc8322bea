import { countDays } from '../shared/calendrier.ts'
import { formatDate } from '../shared/date.ts'
import { formatNombre } from '../shared/mesure.ts'

/** VMA (maximal aerobic speed) of a runner: sources and choice of the effective one. */

export const SOURCES_VMA = ['demi_cooper', 'vameval', 'resultat', 'declaree'] as const
export type SourceVma = (typeof SOURCES_VMA)[number]
export const SOURCE_VMA_LABELS: Readonly<Record<SourceVma, string>> = {
  demi_cooper: 'test demi-Cooper',
  vameval: 'test VAMEVAL',
  resultat: 'd’après un résultat',
  declaree: 'indiquée à la main',
}

/** km/h, source, and day (`2027-04-12`). */
export type Vma = { vma: number; source: SourceVma; le: string }

/** Plausible km/h, from a walker’s to above the best runners’. */
export const VMA_LIMITS = { min: 5, max: 27 } as const
/** Validity in days: half a year. */
export const VMA_JOURS = 180

const inLimits = (vma: number): number | null =>
  vma >= VMA_LIMITS.min && vma <= VMA_LIMITS.max ? vma : null

/** Demi-Cooper: metres in six minutes ÷ 100 = km/h. Null if implausible. */
export const getVmaDemiCooper = (metres: number): number | null => inLimits(metres / 100)

export const getVmaVameval = (kmh: number): number | null => inLimits(kmh)

export type VmaRetenue = { vma: Vma; est_ancienne: boolean }

/** On the same day, a test has priority over a declared value. */
const isTest = ({ source }: Vma) => source === 'demi_cooper' || source === 'vameval'
const later = (a: Vma, b: Vma): Vma => {
  if (a.le !== b.le) return a.le > b.le ? a : b
  return isTest(b) && !isTest(a) ? b : a
}
const latest = (all: readonly Vma[]): Vma | null =>
  all.reduce<Vma | null>((best, vma) => (best ? later(best, vma) : vma), null)
const highest = (all: readonly Vma[]): Vma | null =>
  all.reduce<Vma | null>((best, vma) => (best && best.vma >= vma.vma ? best : vma), null)

/**
 * Effective VMA; null if none. Within the last half year: the latest test or declared value, unless
 * a later result is higher, as a race only proves a lower bound. Without a test, the best result.
 * If all are older, the latest, marked as outdated. Days after `today` are ignored.
 */
export function chooseVma(all: readonly Vma[], today: string): VmaRetenue | null {
  const past = all.filter(({ le }) => le <= today)
  const recent = past.filter(({ le }) => countDays(le, today) <= VMA_JOURS)
  const said = latest(recent.filter(({ source }) => source !== 'resultat'))
  // Values later than the latest test or declared one are results.
  const result = highest(recent.filter(({ le }) => said === null || le > said.le))
  const chosen = said && result ? (result.vma > said.vma ? result : said) : (said ?? result)
  if (chosen) return { vma: chosen, est_ancienne: false }
  const old = latest(past)
  return old && { vma: old, est_ancienne: true }
}

const trim = (kmh: number) => formatNombre(kmh, 1).replace(/,0$/, '')

/** « VMA de 15,5 km/h, test demi-Cooper du lun. 12 avr. 2027 », to explain the paces. */
export function formatVma({ vma, source, le }: Vma): string {
  const from = source === 'declaree' ? 'le' : 'du'
  return `VMA de ${trim(vma)}\u00a0km/h, ${SOURCE_VMA_LABELS[source]} ${from} ${formatDate(le)}`
}

export function adviseVma(retenue: VmaRetenue | null): string | null {
  if (!retenue) {
    return 'Faites un test demi-Cooper ou indiquez un résultat récent\u00a0: vos allures s’afficheront.'
  }
  if (!retenue.est_ancienne) return null
  return 'Votre VMA date de plus de six mois\u00a0: refaites un test avant de vous y fier.'
}
