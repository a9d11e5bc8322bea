import { countDays } from '../shared/calendrier.ts'
import { formatDateLongue } from '../shared/date.ts'
import { describeDouleur } from './douleur.ts'

export type FaitsAthlete = {
  prevus: number
  faits: number
  manques_7: number
  prevus_7: number
  dernier_fait: string | null
  charge_7: number | null
}

/** Data shared by an athlete; null if not shared. */
export type VuAthlete = {
  faits: FaitsAthlete | null
  douleur: { lieu: string; intensite: number; jour: string } | null
  course: { nom: string; date: string } | null
}

export const SEUILS_ATHLETE = {
  course: 14,
  silence: 7,
  manques: 2,
  douleur: 4,
} as const

export function listRaisons({ faits, douleur, course }: VuAthlete, today: string): string[] {
  return [
    ...(douleur && douleur.intensite >= SEUILS_ATHLETE.douleur ? [describeDouleur(douleur)] : []),
    ...formatMissed(faits),
    ...formatSilence(faits, today),
    ...formatRace(course, today),
  ]
}

function formatMissed(faits: FaitsAthlete | null): string[] {
  if (!faits || faits.manques_7 < SEUILS_ATHLETE.manques) return []
  return [`${faits.manques_7} séances sur ${faits.prevus_7} non faites ces sept derniers jours.`]
}

function formatSilence(faits: FaitsAthlete | null, today: string): string[] {
  if (!faits || faits.prevus === 0) return []
  if (!faits.dernier_fait) return ['Aucune nouvelle depuis quatre semaines.']
  const days = countDays(faits.dernier_fait, today)
  return days > SEUILS_ATHLETE.silence
    ? [`Aucune nouvelle depuis le ${formatDateLongue(faits.dernier_fait)}.`]
    : []
}

function formatRace(course: VuAthlete['course'], today: string): string[] {
  if (!course) return []
  const days = countDays(today, course.date)
  if (days < 0 || days > SEUILS_ATHLETE.course) return []
  const when = days === 0 ? 'aujourd’hui' : days === 1 ? 'demain' : `dans ${days}\u00a0jours`
  return [`«\u00a0${course.nom}\u00a0» a lieu ${when}.`]
}

export const rankRaisons = ({ raisons }: { raisons: readonly string[] }): number => raisons.length
