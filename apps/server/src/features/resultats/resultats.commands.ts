import { ApiError } from '@foulee/contract/errors'
import type { Discretion } from '@foulee/contract/resultats'
import { announceChanges } from '@foulee/db/changes'
import type { Db, Tx } from '@foulee/db/connect'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { resultatEnvois, resultatRetraits, resultats } from '@foulee/db/schema'
import { fitsName } from '@foulee/domain/resultat'
import { and, eq, sql } from 'drizzle-orm'
import type { User } from '../../http/feature.ts'
import { tellClaimant, tellOrganisers } from './resultats.annonces.ts'
import { nameLine } from './resultats.envoi.ts'
import {
  canManage,
  type Epreuve,
  getVisibleResultat,
  type ResultatRow,
} from './resultats.policy.ts'

const OTHER_NAME =
  'Ce résultat porte un autre nom que votre profil. Dites à l’organisateur pourquoi il est le vôtre.'

async function lockRow(tx: Tx, id: number): Promise<ResultatRow> {
  const [row] = await tx.select().from(resultats).where(eq(resultats.id, id)).for('update')
  if (!row) throw new ApiError('resultat_introuvable')
  return row
}

/** What shows the line: the pages of its race. */
const announce = (tx: Tx, { courses_id }: Epreuve) => announceChanges(tx, [`course:${courses_id}`])

type Claim = { user: User; epreuve: Epreuve; id: number; motif: string; now: Date }

/**
 * A member says that a line is theirs. Under another name it needs a reason, and counts once the
 * organiser accepts it.
 */
export async function claimResultat(db: Db, claim: Claim): Promise<void> {
  const { user, epreuve, id, motif, now } = claim
  await db.transaction(async (tx) => {
    // One member's two claims at once: the second sees the first.
    await tx.execute(sql`select from users where id = ${user.id} for update`)
    const row = await lockRow(tx, id)
    if (row.users_id === user.id) return
    if (row.users_id !== null) throw new ApiError('resultat_deja_pris')
    await checkFree(tx, user.id, epreuve.id)
    const isMine = fitsName(user, row)
    if (!isMine && !motif) throw new ApiError('champs_invalides', { errors: { motif: OTHER_NAME } })
    await tx
      .update(resultats)
      .set({ users_id: user.id, revendication_motif: isMine ? null : motif })
      .where(eq(resultats.id, id))
    if (!isMine) await tellOrganisers(tx, epreuve, { line: row, users_id: user.id, now })
    await announce(tx, epreuve)
  })
}

async function checkFree(tx: Tx, users_id: number, epreuves_id: number): Promise<void> {
  const [other] = await tx
    .select({ id: resultats.id })
    .from(resultats)
    .where(and(eq(resultats.users_id, users_id), eq(resultats.epreuves_id, epreuves_id)))
  if (other) throw new ApiError('resultat_deja_choisi')
}

type Act = { user: User; id: number; now: Date }

/** Gives a line back. @throws ApiError `acces_refuse` to whom it does not concern */
export async function releaseResultat(db: Db, { user, id, now }: Act): Promise<void> {
  const { epreuve } = await getVisibleResultat(db, user, id)
  await db.transaction(async (tx) => {
    // Whose it is counts once it is locked: somebody may have claimed it meanwhile.
    const line = await lockRow(tx, id)
    if (line.users_id !== user.id) await requireManager(tx, user, epreuve)
    await tx
      .update(resultats)
      .set({ users_id: null, revendication_motif: null })
      .where(eq(resultats.id, id))
    if (line.users_id !== user.id) {
      await tellClaimant(tx, epreuve, { line, decision: 'refusee', now })
    }
    await announce(tx, epreuve)
  })
}

async function requireManager(db: Db | Tx, user: User, epreuve: Epreuve): Promise<void> {
  if (!(await canManage(db, user, epreuve))) throw new ApiError('acces_refuse')
}

/** The organiser accepts a claim made under another name; what does not wait stays as it is. */
export async function confirmClaim(db: Db, { user, id, now }: Act): Promise<void> {
  const { epreuve } = await getVisibleResultat(db, user, id)
  await requireManager(db, user, epreuve)
  await db.transaction(async (tx) => {
    const line = await lockRow(tx, id)
    if (line.revendication_motif === null) return
    await tx.update(resultats).set({ revendication_motif: null }).where(eq(resultats.id, id))
    await tellClaimant(tx, epreuve, { line, decision: 'acceptee', now })
    await announce(tx, epreuve)
  })
}

type Hiding = Act & { geste: Discretion }

/** Shows initials or the name, or takes the line away for good: its runner's wish (RGPD, art. 21). */
export async function setDiscretion(db: Db, { user, id, geste, now }: Hiding): Promise<void> {
  const { epreuve } = await getVisibleResultat(db, user, id)
  await db.transaction(async (tx) => {
    const row = await lockRow(tx, id)
    // A claim that waits is not theirs yet.
    const isMine = row.users_id === user.id && row.revendication_motif === null
    if (!isMine) await requireManager(tx, user, epreuve)
    if (geste === 'retirer') {
      await removeLine(tx, row, epreuve, now)
      if (row.users_id !== user.id) {
        await tellClaimant(tx, epreuve, { line: row, decision: 'retiree', now })
      }
      return
    }
    const initiales = geste === 'initiales'
    await tx.update(resultats).set({ initiales }).where(eq(resultats.id, id))
    await announce(tx, epreuve)
  })
}

async function removeLine(tx: Tx, row: ResultatRow, epreuve: Epreuve, now: Date): Promise<void> {
  await tx
    .insert(resultatRetraits)
    .values({ epreuves_id: epreuve.id, cle: nameLine(row), retire_le: now.toISOString() })
    .onConflictDoNothing()
  await tx.delete(resultats).where(eq(resultats.id, row.id))
  await tx
    .update(resultatEnvois)
    .set({ nb: sql`${resultatEnvois.nb} - 1` })
    .where(eq(resultatEnvois.epreuves_id, epreuve.id))
  await rebuildCourseCards(tx, [epreuve.courses_id], now)
}
