/** Which of a coach's athletes need a word first, and why. */

import { countDays } from '../shared/calendrier.ts'
import { formatDateLongue } from '../shared/date.ts'
import { tellDouleur } from './douleur.ts'

/** What the last 28 days of trainings say; days are `YYYY-MM-DD`. */
export type FaitsAthlete = {
  /** Whose day is over, and those of them that were done. */
  prevus: number
  faits: number
  /** Of the last seven days: not done, of those whose day is over. */
  manques_7: number
  prevus_7: number
  dernier_fait: string | null
  /** Load of seven days; null when nobody told of any. */
  charge_7: number | null
}

/** What an athlete shares; null is what they do not. */
export type VuAthlete = {
  faits: FaitsAthlete | null
  douleur: { lieu: string; intensite: number; jour: string } | null
  course: { nom: string; date: string } | null
}

/** Assumptions that coaches share: staff may read them, nobody is judged by them. */
export const SEUILS_ATHLETE = {
  /** Days before a race in which a word is due. */
  course: 14,
  /** Days without news while something was planned. */
  silence: 7,
  /** Sessions missed in seven days. */
  manques: 2,
  /** A pain from 1 to 10 that is spoken of. */
  douleur: 4,
} as const

/** Why an athlete may need a word, the most pressing first; empty when nothing stands out. */
export function listRaisons({ faits, douleur, course }: VuAthlete, today: string): string[] {
  return [
    ...(douleur && douleur.intensite >= SEUILS_ATHLETE.douleur ? [tellDouleur(douleur)] : []),
    ...sayMissed(faits),
    ...saySilence(faits, today),
    ...sayRace(course, today),
  ]
}

function sayMissed(faits: FaitsAthlete | null): string[] {
  if (!faits || faits.manques_7 < SEUILS_ATHLETE.manques) return []
  return [`${faits.manques_7} séances sur ${faits.prevus_7} non faites ces sept derniers jours.`]
}

function saySilence(faits: FaitsAthlete | null, today: string): string[] {
  if (!faits || faits.prevus === 0) return []
  if (!faits.dernier_fait) return ['Aucune nouvelle depuis quatre semaines.']
  const days = countDays(faits.dernier_fait, today)
  return days > SEUILS_ATHLETE.silence
    ? [`Aucune nouvelle depuis le ${formatDateLongue(faits.dernier_fait)}.`]
    : []
}

function sayRace(course: VuAthlete['course'], today: string): string[] {
  if (!course) return []
  const days = countDays(today, course.date)
  if (days < 0 || days > SEUILS_ATHLETE.course) return []
  const when = days === 0 ? 'aujourd’hui' : days === 1 ? 'demain' : `dans ${days}\u00a0jours`
  return [`«\u00a0${course.nom}\u00a0» a lieu ${when}.`]
}

/** How high an athlete stands in the list: whoever has more reasons comes first. */
export const rankRaisons = ({ raisons }: { raisons: readonly string[] }): number => raisons.length
