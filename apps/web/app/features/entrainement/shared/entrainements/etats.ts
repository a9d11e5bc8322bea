import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import { isRepetition } from '@foulee/domain/entrainement/step'
import type { Tone } from '#ui/badge.tsx'
import type { IconName } from '#ui/icon.tsx'

type EtatLook = { label: string; tone: Tone; icon: IconName }

export const ETATS: Readonly<Record<Entrainement['etat'], EtatLook>> = {
  prevu: { label: 'À faire', tone: 'info', icon: 'clock' },
  fait: { label: 'Fait', tone: 'success', icon: 'check' },
  manque: { label: 'Manqué', tone: 'warning', icon: 'minus' },
  retire: { label: 'Retiré', tone: 'neutral', icon: 'close' },
}

/** Foster's RPE scale, from 1 to 10. */
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

export const EFFORTS = RPE_MOTS.map((mots, index) => ({
  value: String(index + 1),
  label: `${index + 1}\u00a0: ${mots}`,
}))

/** `3 sur 10, modéré` */
export const formatRpe = (rpe: number): string =>
  `${rpe} sur\u00a010, ${RPE_MOTS[Math.min(10, Math.max(1, Math.round(rpe))) - 1]}`

/** Whether a comparison by step is useful: not for a session of a single step. */
export function hasEtapes({ etat, steps, fait }: Pick<Entrainement, 'etat' | 'steps' | 'fait'>) {
  const isSplit = steps.length > 1 || steps.some(isRepetition)
  return etat === 'fait' && isSplit && fait !== null && fait.activites_id !== null
}

export function formatForme({
  part,
  facile,
}: Pick<Entrainement, 'part' | 'facile'>): string | null {
  if (part === 1 && !facile) return null
  const less = part < 1 ? `faites-en ${Math.round(part * 100)}\u00a0%` : null
  const easy = facile ? 'courez tout en aisance, sans intensité' : null
  return `Allégé après une pause\u00a0: ${[less, easy].filter(Boolean).join(', et ')}.`
}
