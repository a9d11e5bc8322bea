import { addDays, countDays, getMonday } from '../shared/calendrier.ts'
import { parisDate, parisInstant } from '../shared/heure-paris.ts'
import { type ModeMail, NOTIFICATION_KINDS, NOTIFICATIONS } from './notification.ts'

/** When somebody's mails that gather leave: an hour of Paris (0 to 23), and the day of the weekly one. */
export type MomentResume = {
  heure: number
  /** 1 is Monday, 7 Sunday. */
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

/** The last moments at which a mail that gathers was due. */
export type Echeances = { quotidien: Date; hebdomadaire: Date }

/**
 * The last moments, now or before, at which the daily and the weekly mail were due by the clocks of
 * Paris. What waited by then is in the mail; what came later waits for the next. An hour that clocks
 * skip in March is the next one they show, one they show twice in October is its first showing.
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

/** Whether something that waits since `depuis` is in the mail that is due now. */
export function isEchu(mode: ModeMail, depuis: Date, echeances: Echeances): boolean {
  if (mode === 'quotidien') return depuis < echeances.quotidien
  return mode === 'hebdomadaire' && depuis < echeances.hebdomadaire
}

type Told = { kind: string; titre: string; texte: string; url: string }

/** Things told, under the name of their kind, in the order of the settings; newest first in each. */
export function groupByKind<T extends Told>(told: readonly T[]): { titre: string; lignes: T[] }[] {
  return NOTIFICATION_KINDS.flatMap((kind) => {
    const lignes = told.filter((one) => one.kind === kind)
    return lignes.length ? [{ titre: NOTIFICATIONS[kind].label, lignes }] : []
  })
}
