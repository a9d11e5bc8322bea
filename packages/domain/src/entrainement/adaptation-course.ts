import { countDays } from '../calendrier.ts'
import { formatDateLongue } from '../date.ts'
import {
  type CodeProposition,
  giveUp,
  type Proposition,
  propose,
  type SeanceAgenda,
} from './adaptation.ts'
import type { SemaineMesuree } from './plan-volume.ts'
import { type OptionsProgramme, programPlan, type RefusProgramme } from './programmation.ts'

/** What becomes of a schedule when its race is moved to another day, or does not take place. */

/** Sessions of the plan that are still to be done, with what is left of the plan for them. */
function listRemaining(
  agenda: readonly SeanceAgenda[],
  semaines: readonly SemaineMesuree[],
  aujourdhui: string,
) {
  const seances = agenda.filter(
    ({ cle, etat, jour }) => cle !== null && etat === 'prevu' && jour >= aujourdhui,
  )
  const cles = new Set(seances.map(({ cle }) => cle))
  const left = semaines.map((semaine) => ({
    ...semaine,
    seances: semaine.seances.filter(({ cle }) => cles.has(cle)),
  }))
  const first = left.findIndex((semaine) => semaine.seances.length > 0)
  return { seances, semaines: first < 0 ? [] : left.slice(first) }
}

const count = (nombre: number, one: string, several: string) =>
  `${nombre}\u00a0${nombre > 1 ? several : one}`

function replan(
  agenda: readonly SeanceAgenda[],
  semaines: readonly SemaineMesuree[],
  options: OptionsProgramme,
  code: CodeProposition,
  begin: string,
): Proposition | RefusProgramme {
  const remaining = listRemaining(agenda, semaines, options.aujourdhui)
  const found = programPlan(remaining.semaines, options)
  if (found.refus !== null) return found
  const jours = new Map(found.lignes.map(({ cle, jour }) => [cle, jour]))
  const deplacements = remaining.seances.flatMap(({ id, cle, jour }) => {
    const au = jours.get(cle ?? Number.NaN)
    return au === undefined || au === jour ? [] : [{ id, du: jour, au }]
  })
  const dropped = remaining.seances.filter(({ cle }) => !jours.has(cle ?? Number.NaN))
  const moves = [
    count(deplacements.length, 'séance change de jour', 'séances changent de jour'),
    ...(dropped.length > 0 ? [count(dropped.length, 'est retirée', 'sont retirées')] : []),
  ]
  const debut = found.lignes[0]?.jour
  const isLate = debut !== undefined && countDays(options.aujourdhui, debut) > 7
  const gap = isLate ? ` La suite commence le ${formatDateLongue(debut)}.` : ''
  return propose(code, `${begin}\u00a0: ${moves.join(', ')}.${gap}`, {
    deplacements,
    abandons: giveUp(dropped),
  })
}

/**
 * The race is on another day: what is still to be done is scheduled again backwards from it, and what
 * is done stays. Refused like any schedule, and when nothing is left to be done. `semaines` is the
 * plan as it was scheduled.
 */
export function proposeRaceMoved(
  agenda: readonly SeanceAgenda[],
  semaines: readonly SemaineMesuree[],
  options: OptionsProgramme,
): Proposition | RefusProgramme {
  const begin = `La course a lieu le ${formatDateLongue(options.depart.jour)}`
  return replan(agenda, semaines, options, 'course_deplacee', begin)
}

export type AutreCourse = { titre: string; jour: string }
/** Farther from the day of the race than six weeks, another race is another plan. */
const ECART_MAX = 42
const AUTRES_MAX = 3

/**
 * The race does not take place: the nearest of `autres` races as another end, a test on the same day,
 * or the end of the plan. The first is the one that changes least.
 */
export function proposeRaceCancelled(
  agenda: readonly SeanceAgenda[],
  semaines: readonly SemaineMesuree[],
  options: Omit<OptionsProgramme, 'depart'>,
  annulee: AutreCourse,
  autres: readonly AutreCourse[],
): Proposition[] {
  const gap = ({ jour }: AutreCourse) => Math.abs(countDays(annulee.jour, jour))
  const ends = autres
    .filter((one) => one.jour > options.aujourdhui && gap(one) <= ECART_MAX)
    .sort((a, b) => gap(a) - gap(b) || (a.jour < b.jour ? -1 : 1))
    .slice(0, AUTRES_MAX)
    .map(({ titre, jour }) =>
      replan(
        agenda,
        semaines,
        { ...options, depart: { type: 'course', jour } },
        'autre_course',
        `Finissez par «\u00a0${titre}\u00a0», le ${formatDateLongue(jour)}`,
      ),
    )
    .filter((one): one is Proposition => !('refus' in one))
  const { seances } = listRemaining(agenda, semaines, options.aujourdhui)
  const test = propose(
    'test',
    'Gardez le plan et sa date\u00a0: courez la distance seul ou entre amis, comme un test.',
  )
  const stop = propose(
    'arreter',
    `Arrêtez le plan ici\u00a0: ${count(seances.length, 'séance à venir est retirée', 'séances à venir sont retirées')}.`,
    { abandons: giveUp(seances) },
  )
  return [...ends, test, stop]
}
