import type { Venu } from '@foulee/contract/club/inscriptions'
import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { evenementVenus } from '@foulee/db/schema'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { User } from '#platform/http/user.ts'
import {
  assertAccueilOpen,
  assertAccueilReceives,
  getOwnedDate,
  presentVenu,
} from './accueil.queries.ts'
import { toFacts } from './dates.ts'

/** Names of people without an account are erased this many days after they came. */
const NOM_JOURS = 30
const DAY_MS = 86_400_000

type NewVenu = Body<'POST /api/evenements/accueil/{dates_id}/venus'> & {
  user: User
  dates_id: number
  now: Date
}

/**
 * Notes somebody who came without a registration. A repeated key gives the same row.
 * @throws ApiError `evenement_date_introuvable`, `accueil_ferme`
 */
export async function addVenu(db: Db, input: NewVenu): Promise<Venu> {
  const { user, dates_id, cle, nom, groupe, now } = input
  const of = await getOwnedDate(db, user, dates_id)
  const at = new Date(Math.min(Date.parse(input.at), now.getTime()))
  assertAccueilOpen(toFacts(of), { at, now })
  const values = {
    evenement_dates_id: dates_id,
    cle,
    nom,
    groupe: of.evenement.groupes.some((known) => known.nom === groupe) ? groupe : null,
    venu_le: at.toISOString(),
    note_par: user.id,
    created_at: now.toISOString(),
  }
  const existing = await findVenu(db, dates_id, cle)
  if (existing) return presentVenu(existing)
  const [inserted] = await db
    .insert(evenementVenus)
    .values(values)
    .onConflictDoNothing()
    .returning()
  // The same key may have arrived at this moment.
  const row = inserted ?? (await findVenu(db, dates_id, cle))
  if (!row) throw new Error('A person who came was not stored.')
  return presentVenu(row)
}

async function findVenu(db: Db, dates_id: number, cle: string) {
  const [row] = await db
    .select()
    .from(evenementVenus)
    .where(and(eq(evenementVenus.evenement_dates_id, dates_id), eq(evenementVenus.cle, cle)))
  return row ?? null
}

type OneVenu = { user: User; dates_id: number; id: number; now: Date }

/** @throws ApiError `evenement_date_introuvable`, `accueil_ferme`, `inscription_introuvable` */
export async function removeVenu(db: Db, { user, dates_id, id, now }: OneVenu): Promise<void> {
  assertAccueilReceives(await getOwnedDate(db, user, dates_id), now)
  const [removed] = await db
    .delete(evenementVenus)
    .where(and(eq(evenementVenus.id, id), eq(evenementVenus.evenement_dates_id, dates_id)))
    .returning({ id: evenementVenus.id })
  if (!removed) throw new ApiError('inscription_introuvable')
}

export const eraseNames = (tx: Tx, now: Date): Promise<unknown> =>
  tx
    .update(evenementVenus)
    .set({ nom: null })
    .where(
      and(
        isNotNull(evenementVenus.nom),
        lt(evenementVenus.venu_le, new Date(now.getTime() - NOM_JOURS * DAY_MS).toISOString()),
      ),
    )
