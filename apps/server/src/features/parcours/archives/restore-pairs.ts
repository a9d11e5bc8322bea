import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { CHAUSSURES_MAX, checkJourChaussures } from '@foulee/domain/parcours/chaussures'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { asc, eq } from 'drizzle-orm'
import type { Foulee, PaireEntiere } from './carnet-foulee.ts'
import { cleanLine } from './clean-words.ts'

type Row = typeof t.chaussures.$inferSelect
type Keeping = { users_id: number; now: Date; isStart: boolean }

const MAX_WORD = 60
const clean = (text: string) => cleanLine(text, MAX_WORD)

/**
 * Pairs of our own export by their number there: those that the member has, and at the start of the
 * archive those that are missing. Equal ones are told apart by their order.
 */
export const restorePairs = (
  db: Db,
  { paires }: Pick<Foulee, 'paires'>,
  { users_id, now, isStart }: Keeping,
): Promise<Map<string, number>> =>
  db.transaction(async (tx) => {
    const { users, chaussures } = t
    // Serialises a member’s changes of shoes, as their own calls do.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, users_id)).for('no key update')
    const mine = await tx
      .select()
      .from(chaussures)
      .where(eq(chaussures.users_id, users_id))
      .orderBy(asc(chaussures.id))
    const left = [...mine]
    const ids = new Map<string, number>()
    for (const [number, told] of paires) {
      const paire = checkPair(told, parisDate(now))
      if (!paire) continue
      const known = left.findIndex((row) => keyOf(row) === keyOf(paire))
      const [row] = known >= 0 ? left.splice(known, 1) : isStart ? [await make(tx, paire)] : []
      if (row) ids.set(number, row.id)
    }
    return ids

    async function make(db: Tx, paire: PaireEntiere): Promise<Row | undefined> {
      if (mine.length >= CHAUSSURES_MAX) return
      const isFree = !mine.some((row) => row.est_habituelle)
      const isTaken = (sport: string) =>
        mine.some((row) => row.habituelle_pour.some((s) => s === sport))
      const values = {
        ...paire,
        est_habituelle: paire.est_habituelle && isFree,
        habituelle_pour: paire.habituelle_pour.filter((sport) => !isTaken(sport)),
        users_id,
        created_at: now.toISOString(),
      }
      const [row] = await db.insert(chaussures).values(values).returning()
      if (row) mine.push(row)
      return row
    }
  })

const keyOf = ({ marque, modele, surnom, achetee_le }: PaireEntiere | Row) =>
  JSON.stringify([marque, modele, surnom, achetee_le])

/** A table is a file from anywhere: what no call would take is left out. */
function checkPair(told: PaireEntiere, today: string): PaireEntiere | null {
  const modele = clean(told.modele)
  if (!modele) return null
  const marque = told.marque && clean(told.marque)
  const surnom = told.surnom && clean(told.surnom)
  const isDay = (field: 'achetee_le' | 'retiree_le') => !checkJourChaussures(field, told, today)
  const achetee_le = isDay('achetee_le') ? told.achetee_le : null
  const retiree_le = isDay('retiree_le') ? told.retiree_le : null
  return { ...told, modele, marque: marque || null, surnom: surnom || null, achetee_le, retiree_le }
}
