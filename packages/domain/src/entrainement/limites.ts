import { CIBLE_LIMITS, type CibleChiffree, type Fin, STEP_LIMITS } from './step.ts'

/** `attendu`: expected value; `message`: full sentence. */
export type Limite = { attendu: string; message: string }

const CIBLES: Readonly<Record<CibleChiffree, Limite>> = {
  allure: {
    attendu: "de 2'00 à 30'00/km",
    message: "Une allure va de 2'00/km à 30'00/km.",
  },
  vma: {
    attendu: 'de 30 à 160\u00a0% VMA',
    message: 'Une cible va de 30 à 160\u00a0% de la VMA.',
  },
  fc: {
    attendu: 'de 40 à 230\u00a0bpm',
    message: 'Une fréquence cardiaque va de 40 à 230\u00a0bpm.',
  },
  fc_max: {
    attendu: 'de 40 à 100\u00a0% FC max',
    message: 'Une cible va de 40 à 100\u00a0% de la FC max.',
  },
  rpe: {
    attendu: 'un effort perçu de 1 à 10',
    message: 'L’effort perçu (RPE) va de 1 à 10.',
  },
  puissance: {
    attendu: 'de 20 à 2\u202f000\u00a0W',
    message: 'Une puissance va de 20 à 2\u202f000\u00a0W.',
  },
}

export function checkPlage(type: CibleChiffree, min: number, max: number): Limite | null {
  const limits = CIBLE_LIMITS[type]
  return min >= limits.min && max <= limits.max ? null : CIBLES[type]
}

const FINS: Readonly<Record<'temps' | 'distance', Limite>> = {
  temps: {
    attendu: 'une durée d’une seconde à 24\u00a0heures',
    message: 'Une étape dure d’une seconde à 24\u00a0heures.',
  },
  distance: {
    attendu: 'une distance de 10\u00a0m à 300\u00a0km',
    message: 'Une étape fait de 10\u00a0m à 300\u00a0km.',
  },
}

export function checkFin(fin: Fin): Limite | null {
  if (fin.type === 'touche') return null
  const { min, max } = STEP_LIMITS[fin.type]
  return fin.valeur >= min && fin.valeur <= max ? null : FINS[fin.type]
}

export function checkFois(fois: number): Limite | null {
  const { min, max } = STEP_LIMITS.fois
  const attendu = `un nombre de ${min} à ${max}`
  if (!Number.isInteger(fois) || fois < 0) {
    return { attendu, message: 'On répète un nombre entier de fois.' }
  }
  if (fois === 0) {
    return {
      attendu,
      message: 'Répéter zéro fois, c’est ne rien faire\u00a0: retirez cette étape.',
    }
  }
  if (fois < min) {
    return { attendu, message: 'Une seule fois n’est pas une répétition\u00a0: deux au moins.' }
  }
  if (fois <= max) return null
  const message = `C’est trop de répétitions\u00a0: ${max} au plus.`
  return { attendu, message }
}

export const TROP_PROFOND: Limite = {
  attendu: 'une étape simple',
  message: `Une répétition dans une répétition, pas davantage\u00a0: ${STEP_LIMITS.profondeur}\u00a0niveaux au plus.`,
}

export const TROP_NOMBREUX: Limite = {
  attendu: `${STEP_LIMITS.nombre}\u00a0étapes au plus`,
  message: `Une séance compte ${STEP_LIMITS.nombre}\u00a0étapes au plus. Regroupez celles qui se répètent\u00a0: 8x(400\u00a0m + récup 1').`,
}

export function checkCommentaire(commentaire: string): Limite | null {
  const { length } = commentaire
  if (length <= STEP_LIMITS.commentaire) return null
  return {
    attendu: `un commentaire de ${STEP_LIMITS.commentaire}\u00a0caractères au plus`,
    message: `Ce commentaire compte ${length}\u00a0caractères\u00a0; la limite est de ${STEP_LIMITS.commentaire}.`,
  }
}
