import { randomBytes, randomUUID } from 'node:crypto'
import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { eq, sql } from 'drizzle-orm'

type Etat = 'ouvert' | 'demande_recue'

export async function createDirect(db: Db, users_id: number, other: number, etat: Etat = 'ouvert') {
  const [membre_a, membre_b] = [Math.min(users_id, other), Math.max(users_id, other)]
  const [canal] = await db
    .insert(t.canaux)
    .values({ type: 'direct', membre_a, membre_b })
    .returning()
  if (!canal) throw new Error('The insert returned nothing.')
  await db.insert(t.canalMembres).values([
    { channels_id: canal.id, users_id, etat },
    {
      channels_id: canal.id,
      users_id: other,
      etat: etat === 'ouvert' ? 'ouvert' : 'demande_envoyee',
    },
  ])
  return canal
}

type NewGroupe = { gerant: number; membres?: readonly number[]; nom?: string }

export async function createGroupe(
  db: Db,
  { gerant, membres = [], nom = 'Sorties du dimanche' }: NewGroupe,
) {
  const [canal] = await db.insert(t.canaux).values({ type: 'groupe', nom }).returning()
  if (!canal) throw new Error('The insert returned nothing.')
  await db
    .insert(t.canalMembres)
    .values([
      { channels_id: canal.id, users_id: gerant, est_gerant: true },
      ...membres.map((users_id) => ({ channels_id: canal.id, users_id })),
    ])
  return canal
}

type New = Partial<typeof t.messages.$inferInsert> & { channels_id: number }

/** Like posting: last of its channel, read by its author. */
export async function createMessage(db: Db, input: New) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from canaux where id = ${input.channels_id} for update`)
    const [row] = await tx
      .insert(t.messages)
      .values({ client_id: randomUUID(), texte: 'Rendez-vous à la gare.', ...input })
      .returning()
    if (!row) throw new Error('The insert returned nothing.')
    await tx
      .update(t.canaux)
      .set({
        dernier_id: row.id,
        dernier_le: row.created_at,
        nb_messages: sql`${t.canaux.nb_messages} + 1`,
      })
      .where(eq(t.canaux.id, input.channels_id))
    return row
  })
}

export async function createPiece(db: Db, messages_id: number): Promise<number> {
  const sha256 = randomBytes(32).toString('hex')
  const fichier = `message/${sha256.slice(0, 2)}/${sha256}`
  const [row] = await db
    .insert(t.messagePieces)
    .values({ messages_id, ordre: 0, kind: 'photo', fichier, largeur: 1200, hauteur: 800 })
    .returning({ id: t.messagePieces.id })
  if (!row) throw new Error('The insert returned nothing.')
  return row.id
}
