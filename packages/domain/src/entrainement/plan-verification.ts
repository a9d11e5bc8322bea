import { formatNombre, formatTemps } from '../shared/mesure.ts'
import { JOUR_SEMAINE_LABELS } from './jour-semaine.ts'
import type { JourSemaine, ObjectifPlan, Phase } from './plan.ts'
import {
  findMesure,
  formatMesure,
  type SeanceMesuree,
  type SemaineMesuree,
  sumMesure,
} from './plan-volume.ts'
import { isDure } from './seance.ts'

export const SEUILS_PLAN = {
  /** Maximum weekly increase: 10 % above the best of the three previous weeks. */
  hausse: 1.1,
  /** An easy week is at most 80 % of the best of the three previous weeks. */
  semaine_facile: 0.8,
  cycle: 4,
  /**
   * Taper: share of the best of the four weeks before it, in the last but one and in the last week.
   * Bosquet et al. 2007: two weeks, ending 41 to 60 % lower.
   */
  affutage: [0.9, 0.7],
  /** Maximum share of the weekly time for one session; more with few sessions (`getPartMax`). */
  part_longue: 0.4,
} as const

export type CodeConstat =
  | 'sans_semaine'
  | 'semaine_vide'
  | 'volume_inconnu'
  | 'hausse'
  | 'sans_semaine_facile'
  | 'durs_de_suite'
  | 'sans_affutage'
  | 'sortie_trop_longue'

export type Constat = { semaine: number | null; code: CodeConstat; phrase: string }

const SANS_AFFUTAGE: readonly ObjectifPlan[] = ['debuter', 'reprendre', 'marche_nordique']
const PHASES_FACILES: readonly Phase[] = ['recuperation', 'affutage']

type Semaine = { numero: number; phase: Phase; seances: readonly SeanceMesuree[] }

const percent = (ratio: number) => `${formatNombre(Math.round(ratio * 100))}\u00a0%`
const getSum = (semaine: Semaine, mesure: 'charge' | 'duree') =>
  sumMesure(semaine.seances, mesure) ?? 0
const sumsOf = (semaines: readonly Semaine[], mesure: 'charge' | 'duree') =>
  semaines.map((semaine) => getSum(semaine, mesure))

function withoutGoal(semaines: readonly SemaineMesuree[]): Semaine[] {
  return semaines.map(({ phase, seances }, index) => ({
    numero: index + 1,
    phase,
    seances:
      index === semaines.length - 1
        ? seances.filter(({ objectif }) => objectif !== 'course')
        : seances,
  }))
}

/** Week relative to the best of the three before; null if not comparable. */
function compare(semaines: readonly Semaine[], index: number) {
  const semaine = semaines[index]
  const before = semaines.slice(Math.max(0, index - 3), index)
  if (!semaine || before.length === 0) return null
  const mesure = findMesure([...before, semaine].map(({ seances }) => seances))
  if (mesure === null) return null
  const best = Math.max(...sumsOf(before, mesure))
  if (best === 0) return null
  const valeur = getSum(semaine, mesure)
  return { mesure, best, valeur, ratio: valeur / best }
}

function checkHausse(semaines: readonly Semaine[]): Constat[] {
  return semaines.flatMap(({ numero }, index) => {
    const found = compare(semaines, index)
    // Tolerance for floating-point error at exactly 10 %.
    if (!found || found.ratio <= SEUILS_PLAN.hausse + 1e-9) return []
    const { mesure, best, valeur, ratio } = found
    const quoi = mesure === 'charge' ? 'La charge' : 'La durée'
    const phrase = `${quoi} monte de ${percent(ratio - 1)}\u00a0: ${formatMesure(valeur, mesure)}, contre ${formatMesure(best, mesure)} au plus dans les trois semaines d’avant. On conseille 10\u00a0% au plus.`
    return [{ semaine: numero, code: 'hausse' as const, phrase }]
  })
}

/**
 * By figures, else by the phase set by the author. The first week of a taper only has to meet the
 * taper’s threshold, as a lighter week follows.
 */
function isFacile(semaines: readonly Semaine[], index: number): boolean {
  const found = compare(semaines, index)
  const phase = semaines[index]?.phase ?? 'generale'
  if (!found) return PHASES_FACILES.includes(phase)
  const max = phase === 'affutage' ? SEUILS_PLAN.affutage[0] : SEUILS_PLAN.semaine_facile
  return found.ratio <= max + 1e-9
}

export function listSemainesFaciles(semaines: readonly SemaineMesuree[]): boolean[] {
  const measured = withoutGoal(semaines)
  return measured.map((_, index) => isFacile(measured, index))
}

/** One finding per run of weeks without an easy one, at the week that should be easy. */
function checkSemainesFaciles(semaines: readonly Semaine[]): Constat[] {
  const constats: Constat[] = []
  let debut = 0
  for (let index = 0; index <= semaines.length; index += 1) {
    if (index < semaines.length && !isFacile(semaines, index)) continue
    const nombre = index - debut
    if (nombre >= SEUILS_PLAN.cycle) {
      constats.push({
        semaine: debut + SEUILS_PLAN.cycle,
        code: 'sans_semaine_facile',
        phrase: `${nombre} semaines de suite sans semaine allégée (semaines ${debut + 1} à ${index}). On en conseille une sur quatre, à 80\u00a0% au plus de la meilleure des trois précédentes.`,
      })
    }
    debut = index + 1
  }
  return constats
}

type JourDur = { numero: number; rang: number; titre: string; jour: JourSemaine }

function listJoursDurs(semaines: readonly SemaineMesuree[]): JourDur[] {
  const durs = new Map<number, JourDur>()
  semaines.forEach(({ seances }, index) => {
    for (const { objectif, titre, jour } of seances) {
      const rang = index * 7 + jour
      if (isDure(objectif) && !durs.has(rang))
        durs.set(rang, { numero: index + 1, rang, titre, jour })
    }
  })
  return [...durs.values()].sort((a, b) => a.rang - b.rang)
}

function checkDurs(semaines: readonly SemaineMesuree[]): Constat[] {
  const durs = listJoursDurs(semaines)
  return durs.flatMap((dur, index) => {
    const veille = durs[index - 1]
    if (!veille || veille.rang !== dur.rang - 1) return []
    const phrase = `Deux jours durs de suite\u00a0: «\u00a0${veille.titre}\u00a0» le ${JOUR_SEMAINE_LABELS[veille.jour]}, puis «\u00a0${dur.titre}\u00a0» le ${JOUR_SEMAINE_LABELS[dur.jour]}.`
    return [{ semaine: dur.numero, code: 'durs_de_suite' as const, phrase }]
  })
}

function checkAffutage(semaines: readonly Semaine[], objectif: ObjectifPlan | null): Constat[] {
  if (objectif === null || SANS_AFFUTAGE.includes(objectif) || semaines.length < 4) return []
  const last = semaines.slice(-2)
  const before = semaines.slice(-6, -2)
  const mesure = findMesure([...before, ...last].map(({ seances }) => seances))
  if (mesure === null) return []
  const best = Math.max(...sumsOf(before, mesure))
  if (best === 0) return []
  const parts = sumsOf(last, mesure).map((somme) => somme / best)
  if (parts.every((part, index) => part <= (SEUILS_PLAN.affutage[index] ?? 1) + 1e-9)) return []
  const phrase = `Pas d’affûtage avant l’objectif\u00a0: les deux dernières semaines sont à ${parts.map(percent).join(' et ')} de la plus forte des quatre précédentes (${formatMesure(best, mesure)}). On conseille 90\u00a0% puis 70\u00a0% au plus, sans compter la course.`
  return [{ semaine: last[0]?.numero ?? null, code: 'sans_affutage', phrase }]
}

/** Three sessions a week allow half of the time for one; two allow three quarters. */
const getPartMax = (nombre: number) => Math.max(SEUILS_PLAN.part_longue, 1.5 / nombre)

function checkLongue({ numero, seances }: Semaine): Constat[] {
  const siennes = seances.filter(
    ({ objectif }) => objectif !== 'course' && objectif !== 'renforcement',
  )
  const total = sumMesure(siennes, 'duree')
  if (!total || siennes.length < 2) return []
  const longest = siennes.reduce((best, seanceMesuree) =>
    (seanceMesuree.duree ?? 0) > (best.duree ?? 0) ? seanceMesuree : best,
  )
  const part = (longest.duree ?? 0) / total
  const max = getPartMax(siennes.length)
  if (part <= max + 1e-9) return []
  const phrase = `«\u00a0${longest.titre}\u00a0» prend ${percent(part)} de la semaine (${formatTemps(longest.duree ?? 0)} sur ${formatTemps(total)}). Pour ${siennes.length} sorties, on conseille ${percent(max)} au plus.`
  return [{ semaine: numero, code: 'sortie_trop_longue', phrase }]
}

function checkVolume({ numero, seances }: Semaine): Constat[] {
  if (findMesure([seances]) !== null) return []
  const inconnues = seances.filter(({ duree }) => duree === null).length
  const combien = inconnues > 1 ? `de ${inconnues} séances` : 'd’une séance'
  const phrase = `La durée ${combien} n’est pas connue\u00a0: la progression de cette semaine n’est pas vérifiée.`
  return [{ semaine: numero, code: 'volume_inconnu', phrase }]
}

function checkVide({ seances }: SemaineMesuree, index: number): Constat[] {
  if (seances.length > 0) return []
  return [{ semaine: index + 1, code: 'semaine_vide', phrase: 'Aucune séance cette semaine.' }]
}

export function verifyPlan(plan: {
  objectif: ObjectifPlan | null
  semaines: readonly SemaineMesuree[]
}): Constat[] {
  if (plan.semaines.length === 0) {
    return [{ semaine: null, code: 'sans_semaine', phrase: 'Le plan n’a pas encore de semaine.' }]
  }
  const semaines = withoutGoal(plan.semaines)
  const constats = [
    ...plan.semaines.flatMap(checkVide),
    ...semaines.flatMap(checkVolume),
    ...checkHausse(semaines),
    ...checkSemainesFaciles(semaines),
    ...checkDurs(plan.semaines),
    ...semaines.flatMap(checkLongue),
    ...checkAffutage(semaines, plan.objectif),
  ]
  return constats.sort((a, b) => (a.semaine ?? 0) - (b.semaine ?? 0))
}
