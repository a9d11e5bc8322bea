import type { AdminSondageDetail } from '@foulee/contract/club/sondages'
import { SONDAGE_LIMITS, type TypeQuestion } from '@foulee/domain/club/sondage'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'

/** A choice under edit; `cle` is its React key. */
export type DraftChoix = { cle: string; id?: string; libelle: string }
export type DraftQuestion = {
  cle: string
  id?: string
  type: TypeQuestion
  libelle: string
  aide: string
  obligatoire: boolean
  choix: DraftChoix[]
  min: number
  max: number
  libelle_min: string
  libelle_max: string
}
export type Draft = {
  titre: string
  description: string
  /** Dates, the last one included. */
  du: string
  au: string
  points: string
  questions: DraftQuestion[]
}

export const newChoix = (): DraftChoix => ({ cle: crypto.randomUUID(), libelle: '' })

export const newQuestion = (): DraftQuestion => ({
  cle: crypto.randomUUID(),
  type: 'unique',
  libelle: '',
  aide: '',
  obligatoire: true,
  choix: [newChoix(), newChoix()],
  min: 1,
  max: 5,
  libelle_min: '',
  libelle_max: '',
})

export function startDraft(now: Date): Draft {
  const du = parisDate(now)
  const questions = [newQuestion()]
  return { titre: '', description: '', du, au: addDays(du, 30), points: '50', questions }
}

export function readDraft(sondage: AdminSondageDetail): Draft {
  const { titre, description, debut, fin, points, questions } = sondage
  return {
    titre,
    description,
    points: String(points),
    du: parisDate(new Date(debut)),
    au: parisDate(new Date(new Date(fin).getTime() - 1)),
    questions: questions.map((question) => ({
      ...question,
      cle: question.id,
      choix: question.choix.map((choice) => ({ ...choice, cle: choice.id })),
    })),
  }
}

const midnight = (day: string) => parisInstant(day, '00:00').toISOString()

export const writeDraft = ({ du, au, points, questions, ...texts }: Draft) => ({
  ...texts,
  points: Number(points),
  debut: midnight(du),
  fin: midnight(addDays(au, 1)),
  questions: questions.map(({ cle: _, choix, ...question }) => ({
    ...question,
    choix: hasChoices(question.type)
      ? choix.filter(({ libelle }) => libelle.trim()).map(({ cle: __, ...choice }) => choice)
      : [],
  })),
})

export const hasChoices = (type: TypeQuestion) => type === 'unique' || type === 'multiple'

export const MAX_QUESTIONS = SONDAGE_LIMITS.questions
export const MAX_CHOIX = SONDAGE_LIMITS.choix

export function moveItem<T>(items: readonly T[], from: number, by: -1 | 1): T[] {
  const moved = [...items]
  const [item] = moved.splice(from, 1)
  if (item !== undefined) moved.splice(from + by, 0, item)
  return moved
}
