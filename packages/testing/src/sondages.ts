import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '@foulee/db/connect'
import { sondages } from '@foulee/db/schema'
import type { Question } from '@foulee/domain/club/sondage'

const DAY_MS = 86_400_000

export const makeQuestion = (values: Partial<Question> & Pick<Question, 'id'>): Question => ({
  type: 'unique',
  libelle: `Question ${values.id}`,
  aide: '',
  obligatoire: false,
  choix: [],
  min: 1,
  max: 5,
  libelle_min: '',
  libelle_max: '',
  ...values,
})

/** One of each type; the first and the last are required. */
export const QUESTIONS: Question[] = [
  makeQuestion({
    id: 'q1',
    obligatoire: true,
    choix: [
      { id: 'c2', libelle: 'Le matin' },
      { id: 'c3', libelle: 'Le soir' },
    ],
  }),
  makeQuestion({
    id: 'q4',
    type: 'multiple',
    choix: [
      { id: 'c6', libelle: 'Route' },
      { id: 'c7', libelle: 'Trail' },
      { id: 'c8', libelle: 'Piste' },
    ],
  }),
  makeQuestion({ id: 'q9', type: 'texte' }),
  makeQuestion({ id: 'q5', type: 'echelle', obligatoire: true }),
]

export async function createSondage(
  db: Db | Tx,
  now: Date,
  values: Partial<typeof sondages.$inferInsert> = {},
) {
  const slug = `sondage-de-test-${randomUUID()}`
  const [row] = await db
    .insert(sondages)
    .values({
      slug,
      titre: 'Quand courez-vous\u00a0?',
      questions: QUESTIONS,
      prochain_numero: 10,
      debut: new Date(now.getTime() - DAY_MS).toISOString(),
      fin: new Date(now.getTime() + 10 * DAY_MS).toISOString(),
      etat: 'publie',
      ...values,
    })
    .returning()
  if (!row) throw new Error('No survey was made.')
  return row
}
