import { addDays, countDays, getMonday } from '../shared/calendrier.ts'
import { formatDateLongue } from '../shared/date.ts'
import { getJourOfWeek, getJourSemaine } from './jour-semaine.ts'
import type { JourSemaine } from './plan.ts'

/** Start on a day, or end with a race. Days are `YYYY-MM-DD`. */
export type Depart = { type: 'debut'; jour: string } | { type: 'course'; jour: string }

export type NoteProgramme = {
  code:
    | 'commence_lundi'
    | 'commence_plus_tard'
    | 'raccourci'
    | 'sans_course'
    | 'doublees'
    | 'ordre'
    | 'durs_de_suite'
  phrase: string
}

export type Cadre = {
  lundi: string
  premiere: number
  /** Race day, or its substitute; null for a plan without a final race. */
  course: string | null
  notes: NoteProgramme[]
}

/** Before a Thursday the week is too short for the taper: the plan ends the week before. */
const PREMIER_JOUR_COURSE: JourSemaine = 4
const getRaceMonday = (course: string) =>
  addDays(getMonday(course), getJourSemaine(course) < PREMIER_JOUR_COURSE ? -7 : 0)

const countWeeks = (nombre: number) => `${nombre}\u00a0semaine${nombre > 1 ? 's' : ''}`

/** Schedules backwards from a race: too close skips the first weeks, far away starts later. */
export function frameRace(course: string, nombre: number, aujourdhui: string): Cadre {
  const last = getRaceMonday(course)
  const available = Math.max(1, countDays(getMonday(aujourdhui), last) / 7 + 1)
  const premiere = Math.max(0, nombre - available)
  const lundi = addDays(last, -7 * (nombre - 1 - premiere))
  const notes: NoteProgramme[] = []
  if (premiere > 0) {
    notes.push({
      code: 'raccourci',
      phrase: `La course est dans moins de ${countWeeks(nombre)}\u00a0: le plan commence à sa semaine ${premiere + 1}, la fin reste entière.`,
    })
  }
  if (lundi > aujourdhui) {
    notes.push({
      code: 'commence_plus_tard',
      phrase: `Le plan dure ${countWeeks(nombre)}\u00a0: il commence le ${formatDateLongue(lundi)}.`,
    })
  }
  return { lundi, premiere, course, notes }
}

/** Schedules from a day: in its week if no session is lost, else from the next Monday. */
export function frameStart(
  debut: string,
  nombre: number,
  jours: readonly JourSemaine[],
  hasCourse: boolean,
): Cadre {
  const monday = getMonday(debut)
  const [first = 1] = jours
  const isLate = getJourOfWeek(monday, first) < debut
  const lundi = isLate ? addDays(monday, 7) : monday
  const last = addDays(lundi, 7 * (nombre - 1))
  return {
    lundi,
    premiere: 0,
    course: hasCourse ? getJourOfWeek(last, jours.at(-1) ?? 7) : null,
    notes: isLate
      ? [
          {
            code: 'commence_lundi',
            phrase: `La semaine est déjà entamée\u00a0: le plan commence le ${formatDateLongue(lundi)}.`,
          },
        ]
      : [],
  }
}
