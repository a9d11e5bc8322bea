import { formatDistanceShort, formatDuree } from '../shared/mesure.ts'
import { formatPlageAllure } from './allures.ts'
import type { EtapeFaite, Verdict } from './etapes-faites.ts'
import { formatCible } from './mots-mesures.ts'
import { isRepetition, type SimpleStep, STEP_LABELS, type Step } from './step.ts'

export const VERDICT_MOTS: Readonly<Record<Verdict, string>> = {
  dans_la_cible: 'dans la cible',
  plus_vite: 'plus vite',
  plus_lent: 'plus lent',
}

export function labelEtape({ type, passage: { numero, total } }: EtapeFaite): string {
  return total > 1 ? `${STEP_LABELS[type]} ${numero} sur\u00a0${total}` : STEP_LABELS[type]
}

function findStep(steps: readonly Step[], chemin: readonly number[]): SimpleStep | null {
  const [rank = -1, ...rest] = chemin
  const step = steps[rank]
  if (!step) return null
  return isRepetition(step) ? findStep(step.steps, rest) : step
}

const FINS = {
  temps: formatDuree,
  distance: formatDistanceShort,
} as const

/** `3'00 à 4'00–4'12/km`; the author’s words if the target has no pace. */
export function formatPrevu({ prevu, chemin }: EtapeFaite, steps: readonly Step[]): string {
  const { fin, allure } = prevu
  const step = findStep(steps, chemin)
  const aim = allure ? `à ${formatPlageAllure(allure)}` : step && formatCible(step.cible)
  if (fin.type === 'touche') return ['Jusqu’à la touche', aim].filter(Boolean).join(', ')
  return [FINS[fin.type](fin.valeur), aim].filter(Boolean).join(' ')
}

const UN_SEUL: Readonly<Record<Verdict, string>> = {
  dans_la_cible: 'L’effort est dans la cible.',
  plus_vite: 'L’effort est plus rapide que la cible.',
  plus_lent: 'L’effort est plus lent que la cible.',
}

export function formatBilan(etapes: readonly EtapeFaite[]): string | null {
  const verdicts = etapes.flatMap(({ type, verdict }) =>
    type === 'effort' && verdict ? [verdict] : [],
  )
  const [first] = verdicts
  if (!first) return null
  if (verdicts.length === 1) return UN_SEUL[first]
  const count = (item: Verdict) => verdicts.filter((verdict) => verdict === item).length
  const nb = verdicts.length
  if (count('dans_la_cible') === nb) return `Les ${nb}\u00a0efforts sont dans la cible.`
  const parts = (Object.keys(VERDICT_MOTS) as Verdict[])
    .filter((key) => count(key) > 0)
    .map((key) => `${count(key)}\u00a0${VERDICT_MOTS[key]}`)
  return `Sur ${nb}\u00a0efforts\u00a0: ${parts.join(', ')}.`
}
