import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '@foulee/db/connect'
import { rebuildMagasinCards } from '@foulee/db/read-models/magasin-cards'
import { magasinMembres, magasins, reductionCodes, reductions } from '@foulee/db/schema'

const DAY_MS = 86_400_000

export async function createMagasinOf(db: Db | Tx, users_id: number) {
  const name = `magasin-de-test-${randomUUID()}`
  const [magasin] = await db
    .insert(magasins)
    .values({ slug: name, nom: name, recherche: name })
    .returning()
  if (!magasin) throw new Error('No shop was made.')
  await db.insert(magasinMembres).values({ magasins_id: magasin.id, users_id, origine: 'creation' })
  return magasin
}

/** Running since yesterday, with a shared code, or with the given list. */
export async function createReduction(
  db: Db | Tx,
  now: Date,
  values: Partial<typeof reductions.$inferInsert> & { codes?: readonly string[] } = {},
) {
  const { codes, ...own } = values
  const [row] = await db
    .insert(reductions)
    .values({
      titre: 'Dix pour cent',
      partenaire: `Partenaire ${randomUUID()}`,
      code: codes ? null : 'DIX',
      genre_code: codes ? 'liste' : 'partage',
      stock: codes?.length ?? null,
      debut: new Date(now.getTime() - DAY_MS).toISOString(),
      etat: 100,
      ...own,
    })
    .returning()
  if (!row) throw new Error('No discount was made.')
  if (codes) {
    await db.insert(reductionCodes).values(codes.map((code) => ({ reductions_id: row.id, code })))
  }
  if (row.magasins_id !== null) await rebuildMagasinCards(db, [row.magasins_id], now)
  return row
}
