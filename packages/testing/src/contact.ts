import type { Db } from '@foulee/db/connect'
import { contactMessages } from '@foulee/db/schema'
import { nextNumber } from './factories.ts'

export async function createContactMessage(
  db: Db,
  values: Partial<typeof contactMessages.$inferInsert> = {},
): Promise<typeof contactMessages.$inferSelect> {
  const n = nextNumber()
  const [row] = await db
    .insert(contactMessages)
    .values({
      nom: `Lise Martin ${n}`,
      email: `lise-${n}@exemple.fr`,
      sujet: 'course',
      message: 'La date du trail des Crêtes a changé.',
      ...values,
    })
    .returning()
  if (!row) throw new Error('The insert returned nothing.')
  return row
}
