import type { MemeParcours } from '@foulee/contract/parcours/activite-memes'
import type { Activite } from '@foulee/contract/parcours/activites'
import { formatDate } from '@foulee/domain/shared/date'
import { localDate } from '@foulee/domain/shared/fuseau'
import { formatDuree } from '@foulee/domain/shared/mesure'
import { vitesseText } from '../detail-texts.ts'

type Timed = Pick<Activite, 'duree' | 'duree_mouvement' | 'distance' | 'sport'>

export const secondsOf = ({ duree, duree_mouvement }: Timed) => duree_mouvement ?? duree

/** « 20 novembre 2026 », short for a table. */
export const dayText = ({ debut, fuseau }: Pick<Activite, 'debut' | 'fuseau'>): string =>
  debut ? formatDate(localDate(debut, fuseau)) : 'Date inconnue'

/** Pace on foot, speed otherwise; null without a time. */
export function paceText(outing: Timed): string | null {
  const seconds = secondsOf(outing)
  if (seconds === null || outing.distance < 100) return null
  return vitesseText(seconds / (outing.distance / 1000), outing.sport)
}

/** « 1 min 12 s plus vite », of this outing beside another. */
export function gapText(own: Timed, other: Timed): string | null {
  const [mine, theirs] = [secondsOf(own), secondsOf(other)]
  if (mine === null || theirs === null) return null
  if (mine === theirs) return 'même temps'
  return `${formatDuree(Math.abs(theirs - mine))} ${mine < theirs ? 'de moins' : 'de plus'}`
}

/** « votre 2e temps sur 5 », of those in any direction. */
export function rankText(own: Timed, others: readonly Timed[]): string | null {
  const mine = secondsOf(own)
  const times = others.map(secondsOf).filter((seconds) => seconds !== null)
  if (mine === null || !times.length) return null
  const rank = 1 + times.filter((seconds) => seconds < mine).length
  return rank === 1
    ? `Votre meilleur temps sur ${times.length + 1}\u00a0passages.`
    : `Votre ${rank}e temps sur ${times.length + 1}\u00a0passages.`
}

export const SENS_TEXT: Readonly<Record<MemeParcours['sens'], string>> = {
  meme: '',
  inverse: 'en sens inverse',
  autre: 'd’un autre départ',
}

/** On an axis, with little room. */
export const tickText = (avance: number): string =>
  avance === 0 ? '0' : `${avance > 0 ? '+' : '−'}${formatDuree(Math.abs(avance))}`

/** « 12 s d’avance » at a place along the way. */
export const avanceText = (avance: number): string =>
  avance === 0
    ? 'à égalité'
    : `${formatDuree(Math.abs(avance))} ${avance > 0 ? 'd’avance' : 'de retard'}`
