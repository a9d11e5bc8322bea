import { formatNombre } from '../shared/mesure.ts'
import type { Facteur, Nature } from './calibration.ts'

const count = (nb: number, noun: string) => `${formatNombre(nb)}\u00a0${noun}${nb > 1 ? 's' : ''}`

/** « Calibré sur 34 sorties et 3 résultats ». */
export function formatCalibre({
  sorties,
  resultats,
}: {
  sorties: number
  resultats: number
}): string {
  const parts = [
    ...(sorties ? [count(sorties, 'sortie')] : []),
    ...(resultats ? [count(resultats, 'résultat')] : []),
  ]
  return `Calibré sur ${parts.join(' et ')}`
}

export const FACTEUR_TITLES: Readonly<Record<Nature, string>> = {
  montee: 'En montée',
  descente: 'En descente',
  fatigue: 'Avec les heures',
  croissance: 'Avec la distance',
}

type Words = {
  /** Sentences of more time than everybody, and of less. */
  more: (share: string) => string
  less: (share: string) => string
  /** Unit of the interval. */
  unit: string
  source: 'sortie' | 'résultat'
  none: string
}

const WORDS: Readonly<Record<Nature, Words>> = {
  montee: {
    more: (share) => `Vous montez ${share} plus lentement que le calcul commun.`,
    less: (share) => `Vous montez ${share} plus vite que le calcul commun.`,
    unit: 'de temps',
    source: 'sortie',
    none: 'Il faut des sorties avec cinq minutes de montée et cinq de plat.',
  },
  descente: {
    more: (share) => `Vous descendez ${share} plus lentement que le calcul commun.`,
    less: (share) => `Vous descendez ${share} plus vite que le calcul commun.`,
    unit: 'de temps',
    source: 'sortie',
    none: 'Il faut des sorties avec cinq minutes de descente et cinq de plat.',
  },
  fatigue: {
    more: (share) => `Vous ralentissez ${share} de plus que le calcul commun.`,
    less: (share) => `Vous ralentissez ${share} de moins que le calcul commun.`,
    unit: 'de ralentissement',
    source: 'sortie',
    none: 'Il faut des sorties de deux heures et demie au moins.',
  },
  croissance: {
    more: (share) => `Quand la distance double, vous perdez ${share} de plus que le calcul commun.`,
    less: (share) =>
      `Quand la distance double, vous perdez ${share} de moins que le calcul commun.`,
    unit: 'de temps quand la distance double',
    source: 'résultat',
    none: 'Il faut deux résultats, sur des distances différentes.',
  },
}

/** Share of time beyond that of everybody: over twice the distance for growth. */
const toShare = (nature: Nature, valeur: number) =>
  nature === 'croissance' ? 2 ** valeur - 1 : valeur - 1

/** Growth by distance moves by tenths of a percent. */
const decimalsOf = (nature: Nature) => (nature === 'croissance' ? 1 : 0)

const formatShare = (share: number, decimals: number) =>
  `${formatNombre(Math.abs(100 * share), decimals)}\u00a0%`

function formatSigned(share: number, decimals: number): string {
  const isNone = Math.abs(100 * share) < 0.5 / 10 ** decimals
  const sign = share > 0 ? '+' : '−'
  return isNone ? '0\u00a0%' : `${sign}${formatShare(share, decimals)}`
}

export type TexteFacteur = { phrase: string; intervalle: string | null; preuve: string }

/**
 * A factor in words: its sentence, its bounds, and its evidence. Within bounds on both sides of everybody’s
 * it tells nobody apart.
 */
export function describeFacteur(nature: Nature, { valeur, bas, haut, nb }: Facteur): TexteFacteur {
  const words = WORDS[nature]
  if (nb === 0) {
    const phrase = 'Pas encore connu\u00a0: comme le calcul commun.'
    return { phrase, intervalle: null, preuve: words.none }
  }
  const decimals = decimalsOf(nature)
  const [share, low, high] = [valeur, bas, haut].map((value) => toShare(nature, value))
  const [least, most] = [low ?? 0, high ?? 0].map((bound) => formatSigned(bound, decimals))
  const preuve = `D’après ${count(nb, words.source)}.`
  const told = share ?? 0
  if ((low ?? 0) <= 0 && (high ?? 0) >= 0) {
    return {
      phrase: 'Rien de sûr ne vous distingue du calcul commun.',
      intervalle: `Compté\u00a0: ${formatSigned(told, decimals)} ${words.unit}, sans doute entre ${least} et ${most}.`,
      preuve,
    }
  }
  const side = told > 0 ? words.more : words.less
  return {
    phrase: side(formatShare(told, decimals)),
    intervalle: `Sans doute entre ${least} et ${most} ${words.unit}.`,
    preuve,
  }
}
