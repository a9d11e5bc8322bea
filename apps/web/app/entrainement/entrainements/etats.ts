import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import type { Tone } from '../../ui/badge.tsx'
import type { IconName } from '../../ui/icon.tsx'

type EtatLook = { label: string; tone: Tone; icon: IconName }

/** A training whose day is over and of which nothing was said is « prévu » as well. */
export const ETATS: Readonly<Record<Entrainement['etat'], EtatLook>> = {
  prevu: { label: 'À faire', tone: 'info', icon: 'clock' },
  fait: { label: 'Fait', tone: 'success', icon: 'check' },
  manque: { label: 'Manqué', tone: 'warning', icon: 'minus' },
  retire: { label: 'Retiré', tone: 'neutral', icon: 'close' },
}

/** How hard it felt, from 1 to 10, in words (Foster’s scale). */
export const RPE_MOTS: readonly string[] = [
  'très, très facile',
  'facile',
  'modéré',
  'un peu dur',
  'dur',
  'dur, souffle court',
  'très dur',
  'très, très dur',
  'presque maximal',
  'maximal',
]

/** `3 sur 10, modéré` */
export const sayRpe = (rpe: number): string =>
  `${rpe} sur\u00a010, ${RPE_MOTS[Math.min(10, Math.max(1, Math.round(rpe))) - 1]}`

/** What is left of it after a pause; null when all of it is. */
export function sayForme({ part, facile }: Pick<Entrainement, 'part' | 'facile'>): string | null {
  if (part === 1 && !facile) return null
  const less = part < 1 ? `faites-en ${Math.round(part * 100)}\u00a0%` : null
  const easy = facile ? 'courez tout en aisance, sans intensité' : null
  return `Allégé après une pause\u00a0: ${[less, easy].filter(Boolean).join(', et ')}.`
}
