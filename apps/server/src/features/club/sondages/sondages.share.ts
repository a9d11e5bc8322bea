import { sondages } from '@foulee/db/schema'
import { and, eq, ne } from 'drizzle-orm'
import type { ShareUse } from '#kernel/entity-types/entity-type.ts'

/** Link preview of a survey: title, length and points; never an answer. */
export const sondageShare: ShareUse = {
  folder: 'sondages',
  missing: 'sondage_introuvable',
  async find(db, slug) {
    const [row] = await db
      .select()
      .from(sondages)
      .where(and(eq(sondages.slug, slug), ne(sondages.etat, 'brouillon')))
    if (!row) return null
    const { id, titre, questions, points } = row
    const nb = questions.length
    const figures = [
      { value: String(nb), unit: nb > 1 ? 'questions' : 'question', below: '' },
      { value: `+${points}`, unit: points > 1 ? 'points' : 'point', below: '' },
    ]
    return {
      id,
      content: {
        date: 'Sondage',
        nom: titre,
        lieu: 'La question de Foulée aux coureurs',
        figures: points > 0 ? figures : figures.slice(0, 1),
        is_cancelled: false,
        lignes: [],
      },
    }
  },
}
