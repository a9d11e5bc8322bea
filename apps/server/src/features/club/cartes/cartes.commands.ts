import { randomInt } from 'node:crypto'
import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { avantageRemises, avantages, cartes } from '@foulee/db/schema'
import { getPeriode, hasNiveau, makeNumero } from '@foulee/domain/club/carte'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, eq, isNull } from 'drizzle-orm'
import { ofMagasin } from '#features/club/magasins/magasins.membership.ts'
import { type CardHolder, MAX_AVANTAGES } from './cartes.queries.ts'

/** A number that is taken is drawn again; among ten thousand million a collision is rare. */
const TRIES = 5

export async function ensureCarte(db: Db, users_id: number): Promise<void> {
  for (let left = TRIES; left > 0; left--) {
    const [carte] = await db.select().from(cartes).where(eq(cartes.users_id, users_id))
    if (carte) return
    await db
      .insert(cartes)
      .values({ users_id, numero: makeNumero(() => randomInt(10)) })
      .onConflictDoNothing()
  }
}

type Gift = {
  holder: CardHolder
  magasins_id: number
  avantages_id: number
  remis_par: number
  now: Date
}

/**
 * Records that a shop gave an advantage: once per member and period, also from two tills at once.
 * @throws ApiError `avantage_introuvable`, `avantage_ferme`, `niveau_trop_bas`,
 * `avantage_deja_remis`
 */
export async function grantAvantage(db: Db, gift: Gift): Promise<void> {
  const { holder, magasins_id, avantages_id, remis_par, now } = gift
  await db.transaction(async (tx) => {
    const [avantage] = await tx
      .select()
      .from(avantages)
      .where(and(eq(avantages.id, avantages_id), eq(avantages.magasins_id, magasins_id)))
      .for('share')
    if (!avantage) throw new ApiError('avantage_introuvable')
    if (avantage.ferme_le) throw new ApiError('avantage_ferme')
    if (!hasNiveau(holder.points, avantage.niveau)) throw new ApiError('niveau_trop_bas')
    const remises = await tx
      .insert(avantageRemises)
      .values({
        avantages_id,
        users_id: holder.users_id,
        periode: getPeriode(avantage.frequence, parisDate(now)),
        remis_par,
        remis_le: now.toISOString(),
      })
      .onConflictDoNothing()
      .returning({ id: avantageRemises.id })
    if (!remises.length) throw new ApiError('avantage_deja_remis')
  })
}

export async function addAvantage(
  db: Db,
  { magasins_id, titre, conditions, niveau, frequence }: Body<'POST /api/carte/avantages/create'>,
  now: Date,
): Promise<number> {
  const open = and(eq(avantages.magasins_id, magasins_id), isNull(avantages.ferme_le))
  return db.transaction(async (tx) => {
    if ((await tx.$count(avantages, open)) >= MAX_AVANTAGES) throw new ApiError('trop_d_elements')
    const [row] = await tx
      .insert(avantages)
      .values({
        magasins_id,
        titre,
        conditions: conditions || null,
        niveau,
        frequence,
        created_at: now.toISOString(),
      })
      .returning({ id: avantages.id })
    return row?.id ?? 0
  })
}

/**
 * Closes an advantage; idempotent.
 * @returns its shop
 * @throws ApiError `avantage_introuvable` also for an advantage of another shop
 */
export async function closeAvantage(
  db: Db,
  { id, users_id, now }: { id: number; users_id: number; now: Date },
): Promise<number> {
  const [row] = await db.select().from(avantages).where(eq(avantages.id, id))
  if (!row || !(await ofMagasin.isMember(db, row.magasins_id, users_id))) {
    throw new ApiError('avantage_introuvable')
  }
  await db
    .update(avantages)
    .set({ ferme_le: now.toISOString() })
    .where(and(eq(avantages.id, id), isNull(avantages.ferme_le)))
  return row.magasins_id
}
