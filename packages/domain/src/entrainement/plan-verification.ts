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

/**
 * What a plan says of itself to whoever writes it, without forbidding anything. The figures are
 * accepted practice of coaches, not laws; each finding tells its own.
 */
export const SEUILS_PLAN = {
  /** A week may ask 10 % more than the best of the three before it. */
  hausse: 1.1,
  /** An easy week asks at most 80 % of the best of the three before it. */
  semaine_facile: 0.8,
  /** One week in so many is easy. */
  cycle: 4,
  /**
   * Of the best of the four weeks before the last two: at most so much in the last but one, and in
   * the last. Bosquet et al. 2007: two weeks, with 41 to 60 % less at the end of them.
   */
  affutage: [0.9, 0.7],
  /** Of a week's time, for one session of it; more where sessions are few (`getPartMax`). */
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

/** `semaine` counts from 1; null when the finding is about the whole plan. `phrase` is for readers. */
export type Constat = { semaine: number | null; code: CodeConstat; phrase: string }

/** These lead to no day on which one must be fresh. */
const SANS_AFFUTAGE: readonly ObjectifPlan[] = ['debuter', 'reprendre', 'marche_nordique']
const PHASES_FACILES: readonly Phase[] = ['recuperation', 'affutage']

type Semaine = { numero: number; phase: Phase; seances: readonly SeanceMesuree[] }

const percent = (ratio: number) => `${formatNombre(Math.round(ratio * 100))}\u00a0%`
const getSum = (semaine: Semaine, mesure: 'charge' | 'duree') =>
  sumMesure(semaine.seances, mesure) ?? 0
const sumsOf = (semaines: readonly Semaine[], mesure: 'charge' | 'duree') =>
  semaines.map((semaine) => getSum(semaine, mesure))

/** The goal itself is no training: without it, the last week can be compared with the others. */
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

/** A week beside the best of the three before it; null when they cannot be compared. */
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
    // A rise of exactly 10 % must not fail for how numbers are kept.
    if (!found || found.ratio <= SEUILS_PLAN.hausse + 1e-9) return []
    const { mesure, best, valeur, ratio } = found
    const quoi = mesure === 'charge' ? 'La charge' : 'La durée'
    const phrase = `${quoi} monte de ${percent(ratio - 1)}\u00a0: ${formatMesure(valeur, mesure)}, contre ${formatMesure(best, mesure)} au plus dans les trois semaines d’avant. On conseille 10\u00a0% au plus.`
    return [{ semaine: numero, code: 'hausse' as const, phrase }]
  })
}

/**
 * By its figures; where they are unknown, by the phase that its author gave it. The first week of a
 * taper is easy enough at what a taper asks of it: a lighter one follows.
 */
function isFacile(semaines: readonly Semaine[], index: number): boolean {
  const found = compare(semaines, index)
  const phase = semaines[index]?.phase ?? 'generale'
  if (!found) return PHASES_FACILES.includes(phase)
  const max = phase === 'affutage' ? SEUILS_PLAN.affutage[0] : SEUILS_PLAN.semaine_facile
  return found.ratio <= max + 1e-9
}

/** Of each week, whether it is easy beside those before it; the goal of the last one stands aside. */
export function listSemainesFaciles(semaines: readonly SemaineMesuree[]): boolean[] {
  const measured = withoutGoal(semaines)
  return measured.map((_, index) => isFacile(measured, index))
}

/** One finding for each row of weeks without an easy one, at the week that should have been it. */
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

/** The first hard session of each hard day, with the rank of that day in the plan. */
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

/** With three sessions a week one of them is long: half of its time; with two, three quarters. */
const getPartMax = (nombre: number) => Math.max(SEUILS_PLAN.part_longue, 1.5 / nombre)

/** Races are as long as they are, and strength is no outing: both stand aside. */
function checkLongue({ numero, seances }: Semaine): Constat[] {
  const siennes = seances.filter(
    ({ objectif }) => objectif !== 'course' && objectif !== 'renforcement',
  )
  const total = sumMesure(siennes, 'duree')
  if (!total || siennes.length < 2) return []
  const longest = siennes.reduce((best, one) => ((one.duree ?? 0) > (best.duree ?? 0) ? one : best))
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

/**
 * What is to be said of a plan, week by week. The days are those of the plan, not of a runner. Without
 * an `objectif`, nothing is said of a taper.
 */
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
