import { addDays, getDayNumber } from '../shared/calendrier.ts'
import { getJourSemaine } from './jour-semaine.ts'
import type { JourSemaine } from './plan.ts'
import { findLongest, type SeanceMesuree, type SemaineMesuree } from './plan-volume.ts'
import {
  type Cadre,
  type Depart,
  frameRace,
  frameStart,
  type NoteProgramme,
} from './programmation-cadre.ts'
import {
  isJourneeDure,
  type Journee,
  type Repartition,
  shareOut,
} from './programmation-journees.ts'
import { type Laissee, type RaisonLaissee, toLaissee, toNotes } from './programmation-mots.ts'
import { arrangeWeek } from './programmation-semaine.ts'
import { isDure } from './seance.ts'

export type OptionsProgramme = {
  depart: Depart
  jours: readonly JourSemaine[]
  /** Weekday of the longest session; null for any. */
  jour_long: JourSemaine | null
  aujourdhui: string
  max_par_jour?: number
}

/** `semaine` counts from 1, as in the plan; `jour` is `YYYY-MM-DD`. */
export type LigneProgramme = { semaine: number; cle: number; jour: string }
export type Programme = {
  refus: null
  /** First day, today at the earliest, and last day: the race, or a Sunday. */
  debut: string
  fin: string
  lignes: LigneProgramme[]
  laissees: Laissee[]
  notes: NoteProgramme[]
}
export type RefusProgramme = {
  refus: {
    code: 'sans_semaine' | 'sans_jour' | 'jour_long' | 'debut_passe' | 'course_passee'
    phrase: string
  }
}

function findRefus(nombre: number, options: OptionsProgramme): RefusProgramme | null {
  const { depart, jours, jour_long, aujourdhui } = options
  const toRefus = (code: RefusProgramme['refus']['code'], phrase: string) => ({
    refus: { code, phrase },
  })
  if (nombre === 0) return toRefus('sans_semaine', 'Ce plan n’a pas encore de semaine.')
  if (jours.length === 0) return toRefus('sans_jour', 'Choisissez au moins un jour d’entraînement.')
  if (jour_long !== null && !jours.includes(jour_long)) {
    return toRefus('jour_long', 'Le jour de la sortie longue n’est pas parmi les jours choisis.')
  }
  if (depart.jour >= aujourdhui) return null
  return depart.type === 'course'
    ? toRefus('course_passee', 'Cette course a déjà eu lieu\u00a0: choisissez-en une à venir.')
    : toRefus('debut_passe', 'Ce jour est passé\u00a0: commencez aujourd’hui ou plus tard.')
}

type Etat = {
  options: OptionsProgramme
  cadre: Cadre
  lignes: LigneProgramme[]
  laissees: Laissee[]
  dites: Record<'doublees' | 'ordre', number[]>
  durs: Map<number, number>
}

const skipSeances = (
  etat: Etat,
  semaine: number,
  seances: readonly SeanceMesuree[],
  raison: RaisonLaissee,
) => etat.laissees.push(...seances.map((seance) => toLaissee(semaine, seance, raison)))

function listLibres({ options }: Etat, lundi: string, fin: string): string[] {
  const days: string[] = []
  for (let day = lundi; day < fin; day = addDays(day, 1)) {
    if (options.jours.includes(getJourSemaine(day))) days.push(day)
  }
  return days
}

/** Reduces a week to its available days, then drops those already past. */
function fitWeek(etat: Etat, semaine: number, seances: readonly SeanceMesuree[], days: string[]) {
  const libres = days.filter((day) => day >= etat.options.aujourdhui)
  const max = etat.options.max_par_jour ?? 2
  const shared: Repartition = shareOut(seances, days.length, max)
  if (shared.doublees.length > 0) etat.dites.doublees.push(semaine)
  for (const { seance, raison } of shared.laissees) skipSeances(etat, semaine, [seance], raison)
  // A week already begun keeps its last days.
  const over = Math.max(0, shared.journees.length - libres.length)
  for (const { seances: past } of shared.journees.slice(0, over)) {
    skipSeances(etat, semaine, past, 'deja_passee')
  }
  return { journees: shared.journees.slice(over), libres: libres.map(getDayNumber) }
}

function place(
  etat: Etat,
  semaine: number,
  journees: readonly Journee[],
  jours: readonly number[],
) {
  journees.forEach((journee, index) => {
    const number = jours[index] ?? 0
    const jour = addDays('1970-01-01', number)
    if (isJourneeDure(journee)) etat.durs.set(number, semaine)
    etat.lignes.push(...journee.seances.map(({ cle }) => ({ semaine, cle, jour })))
  })
}

function scheduleWeek(etat: Etat, semaine: number, { seances }: SemaineMesuree, lundi: string) {
  const { journees, libres } = fitWeek(
    etat,
    semaine,
    seances,
    listLibres(etat, lundi, addDays(lundi, 7)),
  )
  const monday = getDayNumber(lundi)
  const longest = findLongest(journees.flatMap((journee) => journee.seances))
  const index = journees.findIndex((journee) =>
    journee.seances.some((seance) => seance === longest),
  )
  const jour = monday + (etat.options.jour_long ?? 0) - 1
  const hasDay = etat.options.jour_long !== null && index >= 0 && libres.includes(jour)
  const found = arrangeWeek(journees, {
    libres,
    voulus: journees.map((journee) => monday + journee.jour - 1),
    longue: hasDay ? { index, jour } : null,
    durs: etat.durs,
  })
  if (found.inversions > 0) etat.dites.ordre.push(semaine)
  place(etat, semaine, journees, found.jours)
}

/**
 * Race week: the race keeps its day even if not available; other sessions keep their distance to it
 * where that day is available. Nothing hard on the eve.
 */
function scheduleRaceWeek(
  etat: Etat,
  semaine: number,
  week: SemaineMesuree,
  lundi: string,
  course: string,
) {
  const race = week.seances.findLast(({ objectif }) => objectif === 'course')
  const jourCourse = race?.jour ?? 8
  const before = week.seances.filter(({ jour }) => jour < jourCourse)
  const sameDay = week.seances.filter((seance) => seance !== race && seance.jour === jourCourse)
  skipSeances(etat, semaine, sameDay, 'jour_de_course')
  skipSeances(
    etat,
    semaine,
    week.seances.filter(({ jour }) => jour > jourCourse),
    'apres_course',
  )

  const day = getDayNumber(course)
  const { journees, libres } = fitWeek(etat, semaine, before, listLibres(etat, lundi, course))
  const found = arrangeWeek(journees, {
    libres,
    voulus: journees.map(({ jour }) => day - (jourCourse - jour)),
    longue: null,
    durs: new Map(etat.durs).set(day, semaine),
  })
  const isEve = (journee: Journee, index: number) =>
    found.jours[index] === day - 1 && isJourneeDure(journee)
  for (const { seances } of journees.filter(isEve)) {
    skipSeances(
      etat,
      semaine,
      seances.filter(({ objectif }) => isDure(objectif)),
      'veille_de_course',
    )
  }
  const rested = journees.map((journee, index) =>
    isEve(journee, index)
      ? { ...journee, seances: journee.seances.filter(({ objectif }) => !isDure(objectif)) }
      : journee,
  )
  if (found.inversions > 0) etat.dites.ordre.push(semaine)
  place(etat, semaine, rested, found.jours)
  if (race) place(etat, semaine, [{ jour: race.jour, seances: [race] }], [day])
}

function listDursDeSuite(durs: ReadonlyMap<number, number>): number[] {
  const semaines = [...durs].filter(([jour]) => durs.has(jour - 1)).map(([, semaine]) => semaine)
  return [...new Set(semaines)].sort((a, b) => a - b)
}

/**
 * Schedules a plan: placed sessions, skipped ones with reasons, and notes. Weeks keep their order.
 * @throws RangeError on an invalid day
 */
export function programPlan(
  semaines: readonly SemaineMesuree[],
  options: OptionsProgramme,
): Programme | RefusProgramme {
  const refus = findRefus(semaines.length, options)
  if (refus) return refus
  const jours = [...new Set(options.jours)].sort((a, b) => a - b)
  const last = semaines.length - 1
  const hasCourse = semaines[last]?.seances.some(({ objectif }) => objectif === 'course') ?? false
  const { depart, aujourdhui } = options
  const cadre =
    depart.type === 'course'
      ? frameRace(depart.jour, semaines.length, aujourdhui)
      : frameStart(depart.jour, semaines.length, jours, hasCourse)
  const etat: Etat = {
    options: { ...options, jours },
    cadre,
    lignes: [],
    laissees: [],
    dites: { doublees: [], ordre: [] },
    durs: new Map(),
  }
  semaines.forEach((week, index) => {
    const lundi = addDays(cadre.lundi, 7 * (index - cadre.premiere))
    if (index < cadre.premiere) skipSeances(etat, index + 1, week.seances, 'semaine_retiree')
    else if (index === last && cadre.course) {
      scheduleRaceWeek(etat, index + 1, week, lundi, cadre.course)
    } else scheduleWeek(etat, index + 1, week, lundi)
  })
  const notes = [
    ...cadre.notes,
    ...toNotes({ ...etat.dites, durs_de_suite: listDursDeSuite(etat.durs) }),
  ]
  if (depart.type === 'course' && !hasCourse) {
    notes.push({
      code: 'sans_course',
      phrase: 'Ce plan ne finit pas par une course\u00a0: le jour de la vôtre reste libre.',
    })
  }
  const lignes = etat.lignes.sort((a, b) => (a.jour < b.jour ? -1 : Number(a.jour > b.jour)))
  const debut = cadre.lundi > aujourdhui ? cadre.lundi : aujourdhui
  const fin = cadre.course ?? addDays(cadre.lundi, 7 * (semaines.length - cadre.premiere) - 1)
  return { refus: null, debut, fin, lignes, laissees: etat.laissees, notes }
}
