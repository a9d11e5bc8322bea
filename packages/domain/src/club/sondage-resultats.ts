/**
 * Published survey results (produit 12.9), protected against re-identification: no figure below
 * five people, counts rounded down to multiples of five, and refreshed only after five new or
 * changed answers, so that the difference of two readings never isolates one person.
 */
import type { Question, Reponses } from './sondage.ts'

/** Minimum number of people behind a published figure. */
export const SEUIL = 5

/** One bar: count rounded down to five; null below five, zero included. */
export type Barre = { id: string; libelle: string; nb: number | null }

export type ResultatQuestion = {
  id: string
  /** Answers to this question, rounded down to five; null below five. */
  nb: number | null
  barres: Barre[]
}

export type Resultats = { nb: number; questions: ResultatQuestion[] }

/** `17` → 15; null below five. */
export const hideSmall = (count: number): number | null =>
  count < SEUIL ? null : Math.floor(count / SEUIL) * SEUIL

export function countQuestion(
  question: Question,
  answers: readonly Reponses[],
): { id: string; nb: number; barres: { id: string; libelle: string; nb: number }[] } {
  const choices = answers.flatMap((answer) => answer[question.id] ?? [])
  return {
    id: question.id,
    nb: answers.filter((answer) => answer[question.id] !== undefined).length,
    barres: listBars(question).map(({ id, libelle }) => ({
      id,
      libelle,
      nb: choices.filter((value) => String(value) === id).length,
    })),
  }
}

function listBars({ type, choix, min, max }: Question): { id: string; libelle: string }[] {
  if (type === 'texte') return []
  if (type !== 'echelle') return choix
  return Array.from({ length: max - min + 1 }, (_, at) => {
    const step = String(min + at)
    return { id: step, libelle: step }
  })
}

/** Results for members; null below five answers. Never contains free texts. */
export function summarizeResultats(
  questions: readonly Question[],
  answers: readonly Reponses[],
): Resultats | null {
  const nb = hideSmall(answers.length)
  if (nb === null) return null
  const counted = questions.filter(({ type }) => type !== 'texte')
  return {
    nb,
    questions: counted.map((question) => {
      const exact = countQuestion(question, answers)
      return {
        id: question.id,
        nb: hideSmall(exact.nb),
        barres: exact.barres.map((bar) => ({ ...bar, nb: hideSmall(bar.nb) })),
      }
    }),
  }
}

/**
 * Mean of a scale, computed from the rounded counts so that it reveals nothing more; null without
 * counts.
 */
export function meanOfScale(barres: readonly Barre[]): number | null {
  const nb = barres.reduce((sum, bar) => sum + (bar.nb ?? 0), 0)
  if (nb === 0) return null
  return barres.reduce((sum, bar) => sum + Number(bar.id) * (bar.nb ?? 0), 0) / nb
}

export const formatFourchette = (nb: number | null): string =>
  nb === null ? `moins de ${SEUIL}` : `${nb} à ${nb + SEUIL - 1}`
