/**
 * What a survey shows of its answers (produit 12.9). Nothing that fewer than five people say is told,
 * and nothing can be found by subtraction: counts are rounded down to fives, and they are only made
 * anew once five members have answered or changed their mind, so that two readings in a row never
 * differ by one person.
 */
import type { Question, Reponses } from './sondage.ts'

/** How many people stand behind whatever is shown. */
export const SEUIL = 5

/** One bar: how many, to five; null for fewer than five, none included. */
export type Barre = { id: string; libelle: string; nb: number | null }

export type ResultatQuestion = {
  id: string
  /** How many answered this question, to five; null for fewer than five. */
  nb: number | null
  barres: Barre[]
}

export type Resultats = { nb: number; questions: ResultatQuestion[] }

/** `17` → 15; null under five. */
export const hideSmall = (count: number): number | null =>
  count < SEUIL ? null : Math.floor(count / SEUIL) * SEUIL

/** The exact counts of one question, for the staff. */
export function countQuestion(
  question: Question,
  answers: readonly Reponses[],
): { id: string; nb: number; barres: { id: string; libelle: string; nb: number }[] } {
  const given = answers.flatMap((one) => one[question.id] ?? [])
  return {
    id: question.id,
    nb: answers.filter((one) => one[question.id] !== undefined).length,
    barres: listBars(question).map(({ id, libelle }) => ({
      id,
      libelle,
      nb: given.filter((value) => String(value) === id).length,
    })),
  }
}

/** What each bar of a question stands for. */
function listBars({ type, choix, min, max }: Question): { id: string; libelle: string }[] {
  if (type === 'texte') return []
  if (type !== 'echelle') return choix
  return Array.from({ length: max - min + 1 }, (_, at) => {
    const step = String(min + at)
    return { id: step, libelle: step }
  })
}

/** What members may read; null when fewer than five have answered. Texts are never part of it. */
export function tellResultats(
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
 * The mean of a scale, from the counts that are shown: it says nothing more than they do. Null when
 * none is.
 */
export function meanOfScale(barres: readonly Barre[]): number | null {
  const nb = barres.reduce((sum, bar) => sum + (bar.nb ?? 0), 0)
  if (nb === 0) return null
  return barres.reduce((sum, bar) => sum + Number(bar.id) * (bar.nb ?? 0), 0) / nb
}

/** « 10 à 14 », « moins de 5 »: what a rounded count leaves open. */
export const sayFourchette = (nb: number | null): string =>
  nb === null ? `moins de ${SEUIL}` : `${nb} à ${nb + SEUIL - 1}`
