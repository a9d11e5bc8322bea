import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { addDays } from '@foulee/domain/calendrier'
import { parisInstant } from '@foulee/domain/heure-paris'
import { chooseOffers, getFinProposition } from '@foulee/domain/sejours/attente'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { changePlaces, countLibres, isOnSale, lockDepart } from './places.ts'
import { tell } from './tell.ts'

/**
 * Offers what is free of a departure to those who wait, in their order: the places are held for them from
 * now on. Call it in every transaction that frees places, adds some, or puts a departure back on sale.
 */
export async function offerFree(tx: Tx, disponibilites_id: number, now: Date): Promise<void> {
  const locked = await lockDepart(tx, disponibilites_id)
  const { voyage, depart } = locked
  const libres = countLibres(depart)
  if (!libres || !isOnSale(locked, now)) return
  const waiting = await tx
    .select()
    .from(t.attentes)
    .where(and(eq(t.attentes.disponibilites_id, depart.id), eq(t.attentes.etat, 'attente')))
    .orderBy(asc(t.attentes.id))
  const chosen = chooseOffers(waiting, libres)
  if (!chosen.length) return
  const prises = chosen.reduce((sum, { nb_places }) => sum + nb_places, 0)
  await changePlaces(tx, depart.id, { prises, now })
  const endOfSale = parisInstant(addDays(depart.cloture, 1))
  const jusqu_au = getFinProposition(now, voyage.delai_attente_heures, endOfSale)
  await tx
    .update(t.attentes)
    .set({ etat: 'proposee', expire_le: jusqu_au.toISOString() })
    .where(
      inArray(
        t.attentes.id,
        chosen.map(({ id }) => id),
      ),
    )
  for (const { id, users_id, nb_places } of chosen) {
    await tell(tx, locked, {
      nouvelle: 'proposee',
      users_id,
      objet: `attente:${id}`,
      url: `/sejours/${voyage.slug}/reserver/${depart.id}`,
      circonstances: { nb_places, jusqu_au },
      now,
    })
  }
}
