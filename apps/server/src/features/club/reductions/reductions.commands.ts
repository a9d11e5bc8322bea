import type { ContenuReduction } from '@foulee/contract/club/reductions'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { rebuildMagasinCards } from '@foulee/db/read-models/magasin-cards'
import { journalStaff, reductionCodes, reductions } from '@foulee/db/schema'
import {
  addPrix,
  findReductionErrors,
  type GesteReduction,
  readCodes,
  SANS_CODE,
  startPrix,
} from '@foulee/domain/club/reduction'
import { canMoveAuthored, ETAT, isPublished } from '@foulee/domain/shared/publication'
import { eq } from 'drizzle-orm'
import type { User } from '#platform/http/user.ts'
import { getEditable, mayMake } from './reductions.policy.ts'
import type { ReductionRow } from './reductions.presenter.ts'

type Maker = { user: User; now: Date }

function readContenu(contenu: ContenuReduction, codes: readonly string[], before?: ReductionRow) {
  const errors = findReductionErrors(contenu, codes, before)
  if (Object.keys(errors).length) throw new ApiError('champs_invalides', { errors })
  const { magasins_id, partenaire, lien, genre_code, code, stock, prix, prix_avant } = contenu
  const isListe = genre_code === 'liste'
  const { codes: _, prix: __, prix_avant: ___, ...columns } = contenu
  return {
    ...columns,
    partenaire: magasins_id === null ? partenaire : null,
    lien: lien || null,
    code: isListe ? null : code,
    stock: isListe ? null : stock,
    une_fois: isListe || contenu.une_fois,
    prix_dates: prix === null ? [] : startPrix(prix, prix_avant, contenu.debut),
  }
}

async function addCodes(tx: Tx, id: number, codes: readonly string[]): Promise<void> {
  if (codes.length > 0) {
    await tx
      .insert(reductionCodes)
      .values(codes.map((code) => ({ reductions_id: id, code })))
      .onConflictDoNothing()
  }
  const stock = await countCodes(tx, id)
  await tx.update(reductions).set({ stock }).where(eq(reductions.id, id))
}

/** Seen ones included: the stock of a list. */
export const countCodes = (tx: Tx, id: number): Promise<number> =>
  tx.$count(reductionCodes, eq(reductionCodes.reductions_id, id))

export async function createReduction(
  db: Db,
  contenu: ContenuReduction,
  { user, now }: Maker,
): Promise<number> {
  if (!(await mayMake(db, user, contenu.magasins_id))) throw new ApiError('acces_refuse')
  const codes = readCodes(contenu.codes)
  const values = readContenu(contenu, codes)
  const at = now.toISOString()
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(reductions)
      .values({ ...values, created_by: user.id, created_at: at, updated_at: at })
      .returning({ id: reductions.id })
    const id = row?.id ?? 0
    if (values.genre_code === 'liste') await addCodes(tx, id, codes)
    return id
  })
}

/** @throws ApiError `reduction_introuvable` */
export async function lockReduction(tx: Tx, id: number, user: User): Promise<ReductionRow> {
  await tx.select({ id: reductions.id }).from(reductions).where(eq(reductions.id, id)).for('update')
  return getEditable(tx, user, id)
}

/** The whole form is sent; `version`: base of the edit. */
type Change = ContenuReduction & { version?: number | undefined }

/**
 * Changes a discount. An approved discount of a shop goes back to moderation; a revealed one keeps
 * its kind of code; the price history grows.
 * @throws ApiError `version_depassee` after a concurrent save, `champs_invalides`, `acces_refuse`
 */
export async function updateReduction(
  db: Db,
  id: number,
  { version, ...contenu }: Change,
  { user, now }: Maker,
): Promise<void> {
  const codes = readCodes(contenu.codes)
  await db.transaction(async (tx) => {
    const before = await lockReduction(tx, id, user)
    if (!(await mayMake(tx, user, contenu.magasins_id))) throw new ApiError('acces_refuse')
    if (version !== undefined && version < before.version) throw new ApiError('version_depassee')
    const values = readContenu(contenu, codes, before)
    if (before.revelees > 0 && before.genre_code !== values.genre_code) {
      const errors = { genre_code: 'Des codes ont été révélés\u00a0: leur sorte ne change plus.' }
      throw new ApiError('champs_invalides', { errors })
    }
    const mustBeSeen = isPublished(before.etat) && !user.compte.staff
    await tx
      .update(reductions)
      .set({
        ...values,
        prix_dates: nextPrix(before, contenu, values.prix_dates, now),
        etat: mustBeSeen ? ETAT.validation : before.etat,
        version: before.version + 1,
        updated_at: now.toISOString(),
      })
      .where(eq(reductions.id, id))
    if (values.genre_code === 'liste') await addCodes(tx, id, codes)
    await showInShops(tx, [before.magasins_id, values.magasins_id], now)
  })
}

const showInShops = (tx: Tx, shops: readonly (number | null)[], now: Date) =>
  rebuildMagasinCards(tx, [...new Set(shops.filter((id) => id !== null))], now, 'edit')

/** Published prices enter the history; those of a draft do not. */
function nextPrix(
  before: ReductionRow,
  { prix }: ContenuReduction,
  fresh: ReductionRow['prix_dates'],
  now: Date,
): ReductionRow['prix_dates'] {
  const wasSeen = before.etat !== ETAT.brouillon && before.prix_dates.length > 0
  return wasSeen && prix !== null ? addPrix(before.prix_dates, prix, now) : fresh
}

const CIBLES: Readonly<Record<GesteReduction, number>> = {
  soumettre: ETAT.validation,
  publier: ETAT.publiee,
  renvoyer: ETAT.brouillon,
  retirer: ETAT.brouillon,
}

function checkGeste(row: ReductionRow, { geste, motif }: Geste, isStaff: boolean): void {
  const isForStaff = geste === 'publier' || geste === 'renvoyer'
  if (isForStaff && !isStaff) throw new ApiError('acces_refuse')
  if (!canMoveAuthored(row.etat, CIBLES[geste], isStaff ? 'staff' : 'owner')) {
    throw new ApiError('reduction_geste')
  }
  const isShown = geste === 'soumettre' || geste === 'publier'
  if (isShown && row.genre_code === 'liste' && !row.stock) {
    throw new ApiError('champs_invalides', { errors: { codes: SANS_CODE } })
  }
  if (geste === 'renvoyer' && !motif) {
    throw new ApiError('champs_invalides', { errors: { motif: 'Dites pourquoi.' } })
  }
}

type Geste = { geste: GesteReduction; motif: string }

export async function moveReduction(
  db: Db,
  id: number,
  query: Geste,
  { user, now }: Maker,
): Promise<void> {
  const { geste, motif } = query
  await db.transaction(async (tx) => {
    const row = await lockReduction(tx, id, user)
    checkGeste(row, query, user.compte.staff)
    await tx
      .update(reductions)
      .set({ etat: CIBLES[geste], renvoi_motif: motif || null, updated_at: now.toISOString() })
      .where(eq(reductions.id, id))
    await showInShops(tx, [row.magasins_id], now)
    if (user.compte.staff) {
      const details = { titre: row.titre, ...(motif && { motif }) }
      const action = `reduction.${geste}`
      await tx.insert(journalStaff).values({ staff_id: user.id, action, objet_id: id, details })
    }
  })
}

export async function removeReduction(db: Db, id: number, { user, now }: Maker): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockReduction(tx, id, user)
    if (row.revelees > 0) throw new ApiError('reduction_geste', { message: REVEALED })
    await tx.delete(reductions).where(eq(reductions.id, id))
    await showInShops(tx, [row.magasins_id], now)
  })
}

const REVEALED =
  'Des membres ont déjà le code de cette réduction\u00a0: retirez-la plutôt de la liste.'
