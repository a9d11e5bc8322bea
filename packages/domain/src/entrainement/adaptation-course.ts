import { countDays } from '../shared/calendrier.ts'
import { formatDateLongue } from '../shared/date.ts'
import {
  type CodeProposition,
  type Proposition,
  propose,
  type SeanceAgenda,
  toAbandons,
} from './adaptation.ts'
import type { SemaineMesuree } from './plan-volume.ts'
import { type OptionsProgramme, programPlan, type RefusProgramme } from './programmation.ts'

export type PlanSuivi = {
  agenda: readonly SeanceAgenda[]
  semaines: readonly SemaineMesuree[]
  options: Omit<OptionsProgramme, 'depart'>
  suivi: { id: number; fin: string }
}
export type CourseVisee = { id: number; titre: string; jour: string }

function listRemaining({ agenda, semaines, options }: PlanSuivi) {
  const seances = agenda.filter(
    ({ cle, etat, jour }) => cle !== null && etat === 'prevu' && jour >= options.aujourdhui,
  )
  const cles = new Set(seances.map(({ cle }) => cle))
  const left = semaines.map((semaine) => ({
    ...semaine,
    seances: semaine.seances.filter(({ cle }) => cles.has(cle)),
  }))
  const first = left.findIndex((semaine) => semaine.seances.length > 0)
  return { seances, semaines: first < 0 ? [] : left.slice(first) }
}

const count = (nombre: number, singular: string, plural: string) =>
  `${nombre}\u00a0${nombre > 1 ? plural : singular}`

function describeMoves(moved: number, dropped: number): string {
  if (moved + dropped === 0) return 'aucune séance ne change de jour'
  return [
    moved > 0 ? count(moved, 'séance change de jour', 'séances changent de jour') : '',
    dropped > 0 ? count(dropped, 'séance est retirée', 'séances sont retirées') : '',
  ]
    .filter(Boolean)
    .join(', ')
}

type End = { code: CodeProposition; begin: string; course: CourseVisee }

function replan(plan: PlanSuivi, { code, begin, course }: End): Proposition | RefusProgramme {
  const { options, suivi } = plan
  const remaining = listRemaining(plan)
  const depart = { type: 'course' as const, jour: course.jour }
  const found = programPlan(remaining.semaines, { ...options, depart })
  if (found.refus !== null) return found
  const jours = new Map(found.lignes.map(({ cle, jour }) => [cle, jour]))
  const deplacements = remaining.seances.flatMap(({ id, cle, jour }) => {
    const au = jours.get(cle ?? Number.NaN)
    return au === undefined || au === jour ? [] : [{ id, du: jour, au }]
  })
  const dropped = remaining.seances.filter(({ cle }) => !jours.has(cle ?? Number.NaN))
  const debut = found.lignes[0]?.jour
  const isLate = debut !== undefined && countDays(options.aujourdhui, debut) > 7
  const gap = isLate ? ` La suite commence le ${formatDateLongue(debut)}.` : ''
  const moves = describeMoves(deplacements.length, dropped.length)
  return propose(code, `${begin}\u00a0: ${moves}.${gap}`, {
    deplacements,
    abandons: toAbandons(dropped),
    suivi: { id: suivi.id, etat: 'en_cours', epreuves_id: course.id, fin: course.jour },
  })
}

/**
 * Postponed race: remaining sessions are rescheduled backwards from the new day. Refused like any
 * schedule, or when no session remains.
 */
export function proposeRaceMoved(
  plan: PlanSuivi,
  course: CourseVisee,
): Proposition | RefusProgramme {
  const begin = `«\u00a0${course.titre}\u00a0» a lieu le ${formatDateLongue(course.jour)}`
  return replan(plan, { code: 'course_deplacee', begin, course })
}

/** Days; another race further away needs another plan. */
export const ECART_MAX = 42
const AUTRES_MAX = 3

function listEnds(plan: PlanSuivi, autres: readonly CourseVisee[]): Proposition[] {
  const { options, suivi } = plan
  const gap = ({ jour }: CourseVisee) => Math.abs(countDays(suivi.fin, jour))
  return autres
    .filter((autre) => autre.jour > options.aujourdhui && gap(autre) <= ECART_MAX)
    .sort((a, b) => gap(a) - gap(b) || (a.jour < b.jour ? -1 : 1))
    .slice(0, AUTRES_MAX)
    .map((course) => {
      const begin = `Finissez par «\u00a0${course.titre}\u00a0», le ${formatDateLongue(course.jour)}`
      return replan(plan, { code: 'autre_course', begin, course })
    })
    .filter((item): item is Proposition => !('refus' in item))
}

/**
 * Cancelled race: the nearest of `autres` as new goal, a test on the same day, or the end of the
 * plan. The least disruptive option comes first.
 */
export function proposeRaceCancelled(
  plan: PlanSuivi,
  autres: readonly CourseVisee[],
): Proposition[] {
  const { id, fin } = plan.suivi
  const { seances } = listRemaining(plan)
  const test = propose(
    'test',
    'Gardez le plan et sa date\u00a0: courez la distance seul ou entre amis, comme un test.',
    { suivi: { id, etat: 'en_cours', epreuves_id: null, fin } },
  )
  const stop = propose('arreter', `Arrêtez le plan ici\u00a0: ${describeStop(seances.length)}.`, {
    abandons: toAbandons(seances),
    suivi: { id, etat: 'arrete', epreuves_id: null, fin },
  })
  return [...listEnds(plan, autres), test, stop]
}

const describeStop = (nombre: number) =>
  nombre === 0
    ? 'il n’a plus de séance à venir'
    : count(nombre, 'séance à venir est retirée', 'séances à venir sont retirées')

/**
 * Race moved to a past day, so that no schedule is possible (`RefusProgramme`): the nearest of
 * `autres` as new goal, or the end of the plan.
 */
export function proposeRacePast(
  plan: PlanSuivi,
  { id, titre, jour }: CourseVisee,
  autres: readonly CourseVisee[],
): Proposition[] {
  const { seances } = listRemaining(plan)
  const end = propose(
    'arreter',
    `«\u00a0${titre}\u00a0» a eu lieu le ${formatDateLongue(jour)}, le plan est fini\u00a0: ${describeStop(seances.length)}.`,
    {
      abandons: toAbandons(seances),
      suivi: { id: plan.suivi.id, etat: 'termine', epreuves_id: id, fin: jour },
    },
  )
  return [end, ...listEnds(plan, autres)]
}
