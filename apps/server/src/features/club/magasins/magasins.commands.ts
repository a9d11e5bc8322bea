import type { MagasinFields } from '@foulee/contract/club/magasins-gestion'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { rebuildEvenementsOf } from '@foulee/db/read-models/evenement-recherche'
import { rebuildMagasinCards } from '@foulee/db/read-models/magasin-cards'
import * as t from '@foulee/db/schema'
import { findFaute } from '@foulee/domain/club/horaires'
import { getDepartementFromCodePostal } from '@foulee/domain/shared/departement'
import { getFuseau } from '@foulee/domain/shared/fuseau-du-lieu'
import { checkCodePostal } from '@foulee/domain/shared/pays'
import { slugify } from '@foulee/domain/shared/slug'
import { eq } from 'drizzle-orm'
import { addStructure, saveWithLogo, toRecherche, toSite } from '#kernel/organisations/saving.ts'
import type { Services } from '#kernel/services.ts'
import { toUpdateSet } from '#platform/db/update-set.ts'
import type { User } from '#platform/http/user.ts'
import type { EncodedImage } from '#platform/images/encode-image.ts'
import { type MagasinRow, magasinStructure } from './magasins.structure.ts'
import { listChanges, recordSave } from './magasins-versions.ts'

type Columns = Partial<typeof t.magasins.$inferInsert>
type Row = typeof t.magasins.$inferSelect
type Save = { user: User; fields: MagasinFields; now: Date }
/** `version`: base of the edit; undefined overwrites any version. */
type Change = Save & { id: number; logo: EncodedImage | null; version?: number | undefined }

/**
 * Creates a shop. A member's proposal needs verification; a shop of the staff is public at once and
 * can be claimed.
 * @throws ApiError `champs_invalides`
 */
export async function createMagasin(
  { db }: Pick<Services, 'db'>,
  { user, fields, now }: Save & { fields: { nom: string } },
): Promise<MagasinRow> {
  const created = await db.transaction(async (tx) => {
    const isStaff = user.compte.staff
    const verifie_le = isStaff ? now.toISOString() : null
    const columns = { ...toColumns(fields, null), verifie_le }
    const added = { created_by: user.id, member: isStaff ? null : user.id, now }
    const id = await addMagasin(tx, { ...added, columns })
    await rebuildMagasinCards(tx, [id], now, 'other')
    return id
  })
  return getMagasinRow(db, created)
}

type Added = { columns: Columns; created_by: number; member?: number | null; now: Date }

export const addMagasin = (tx: Tx, added: Added): Promise<number> => {
  const { nom, ville } = added.columns
  // Names such as « Course à pied » exist in every town: the slug includes the town.
  const slugOf = `${nom} ${ville ?? ''}`.trim()
  return addStructure(tx, magasinStructure, { ...added, slugOf }, (_, row, now) =>
    tx
      .insert(t.magasins)
      .values({ ...row, updated_at: now.toISOString() })
      .returning({ id: t.magasins.id }),
  )
}

export async function updateMagasin(
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  { id, user, fields, logo, now, version }: Change,
): Promise<MagasinRow> {
  await saveWithLogo(services, async (tx, keepLogo) => {
    const before = await lock(tx, user, id)
    const columns = { ...toColumns(fields, before), ...(await keepLogo(logo, before.logo)) }
    const after = { ...before, ...columns }
    for (const [section, changes] of listChanges(before, columns)) {
      await recordSave(tx, { id, section, user, now, changes, base: version })
    }
    await tx
      .update(t.magasins)
      .set({ ...columns, recherche: toRecherche(after), updated_at: now.toISOString() })
      .where(eq(t.magasins.id, id))
    if (before.nom !== after.nom) await rebuildEvenementsOf(tx, 'magasins_id', id)
    await rebuildMagasinCards(tx, [id], now, after.etat === before.etat ? 'edit' : 'other')
  })
  return getMagasinRow(services.db, id)
}

async function lock(tx: Tx, user: User, id: number): Promise<Row> {
  await magasinStructure.getEditable(tx, user, id)
  const [row] = await tx.select().from(t.magasins).where(eq(t.magasins.id, id)).for('update')
  if (!row) throw new ApiError('magasin_introuvable')
  return row
}

async function getMagasinRow(db: Services['db'], id: number): Promise<MagasinRow> {
  const saved = await magasinStructure.find(db, id)
  if (!saved) throw new ApiError('magasin_introuvable')
  return saved
}

function toColumns(fields: MagasinFields, before: Row | null): Columns {
  const { site, est_ferme, horaires, marques, position, ...rest } = fields
  const columns: Columns = toUpdateSet(rest)
  if (horaires !== undefined) columns.horaires = horaires
  if (position !== undefined) columns.position = position
  if (marques) columns.marques = uniqueMarques(marques)
  if (est_ferme !== undefined) columns.etat = est_ferme ? -1 : 100
  const faute = horaires && findFaute(horaires)
  if (faute) throw new ApiError('champs_invalides', { errors: { horaires: faute } })
  return { ...columns, ...toSite(site), ...toPlace({ ...before, ...columns }) }
}

const uniqueMarques = (marques: readonly string[]): string[] => [
  ...new Map(marques.map((nom) => [slugify(nom) || nom, nom])).values(),
]

function toPlace(place: Columns): Columns {
  const { code_postal, pays = 'FR' } = place
  const wrong = checkCodePostal(code_postal ?? '', pays)
  if (wrong) throw new ApiError('champs_invalides', { errors: { code_postal: wrong } })
  const departement = pays === 'FR' ? getDepartementFromCodePostal(code_postal ?? '') : null
  return { departement, fuseau: getFuseau({ pays, departement }) }
}
