import { addDays, countDays, getMonday } from '../shared/calendrier.ts'
import { parisDate, parisInstant } from '../shared/heure-paris.ts'
import { type ModeMail, NOTIFICATION_KINDS, NOTIFICATIONS } from './notification.ts'

/** Schedule of digests: hour in Paris (0 to 23), and weekday of the weekly one. */
export type MomentResume = {
  heure: number
  jour: number
}

export const MOMENT_RESUME: MomentResume = { heure: 8, jour: 1 }

export const JOURS_SEMAINE: readonly string[] = [
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
  'dimanche',
]

/** Latest due instants of the digests, at or before now. */
export type Echeances = { quotidien: Date; hebdomadaire: Date }

/**
 * Latest due instants of the daily and weekly digest in Paris time, at or before now; notifications
 * created later wait for the next digest. An hour skipped in March moves to the next hour, an hour
 * repeated in October is its first occurrence.
 */
export function getEcheances({ heure, jour }: MomentResume, now: Date): Echeances {
  const time = `${String(heure).padStart(2, '0')}:00`
  const today = parisDate(now)
  const isOver = parisInstant(today, time) <= now
  const last = isOver ? today : addDays(today, -1)
  const sinceDay = (countDays(getMonday(last), last) + 1 - jour + 7) % 7
  return {
    quotidien: parisInstant(last, time),
    hebdomadaire: parisInstant(addDays(last, -sinceDay), time),
  }
}

export function isEchu(mode: ModeMail, depuis: Date, echeances: Echeances): boolean {
  if (mode === 'quotidien') return depuis < echeances.quotidien
  return mode === 'hebdomadaire' && depuis < echeances.hebdomadaire
}

type ResumeNotice = { kind: string; titre: string; texte: string; url: string }

export function groupByKind<T extends ResumeNotice>(
  told: readonly T[],
): { titre: string; lignes: T[] }[] {
  return NOTIFICATION_KINDS.flatMap((kind) => {
    const lignes = told.filter((item) => item.kind === kind)
    return lignes.length ? [{ titre: NOTIFICATIONS[kind].label, lignes }] : []
  })
}
