import type { Db } from '@foulee/db/connect'
import { avantages, cartes } from '@foulee/db/schema'
import { makeNumero } from '@foulee/domain/club/carte'
import { nextNumber } from '@foulee/testing/factories'

export async function createAvantage(
  db: Db,
  magasins_id: number,
  input: Partial<typeof avantages.$inferInsert> = {},
) {
  const [row] = await db
    .insert(avantages)
    .values({
      magasins_id,
      titre: 'Une paire de chaussettes',
      niveau: 'echauffement',
      frequence: 'une_fois',
      ...input,
    })
    .returning()
  if (!row) throw new Error('The insert returned nothing.')
  return row
}

export async function createCarte(db: Db, users_id: number): Promise<string> {
  const figures =
    String(nextNumber()).padStart(6, '0') + String(process.pid % 10_000).padStart(4, '0')
  const numero = makeNumero(
    (
      (index) => () =>
        Number(figures[index++])
    )(0),
  )
  await db.insert(cartes).values({ users_id, numero })
  return numero
}
