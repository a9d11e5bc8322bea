import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { readAdresseWeb } from '@foulee/domain/shared/adresse-web'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { sql } from 'drizzle-orm'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import type { EncodedImage } from '#platform/images/encode-image.ts'
import { removeUnusedImages, storeImage } from '#platform/images/stored-images.ts'
import { addMember } from './members.ts'
import { chooseStructureSlug } from './slug.ts'
import type { Structure } from './structure.ts'

type StoreLogo = (
  logo: EncodedImage | null,
  before: string | null | undefined,
) => Promise<{ logo?: string }>

export async function saveWithLogo<Row>(
  { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>,
  save: (tx: Tx, keepLogo: StoreLogo) => Promise<Row>,
): Promise<Row> {
  const folders: string[] = []
  try {
    return await db.transaction((tx) =>
      save(tx, async (logo, before) => {
        if (before) folders.push(before)
        if (!logo) return {}
        const stored = await storeImage(tx, storage, logo)
        folders.push(stored)
        return { logo: stored }
      }),
    )
  } finally {
    await removeUnusedImages(db, storage, folders).catch((cause: unknown) => log.error(cause))
  }
}

export type Save<Fields> = { user: User; fields: Fields; logo: EncodedImage | null; now: Date }

type Saved = { id: number; nom: string; slug: string; logo: string | null; ville: string | null }
type Columns = { nom?: string; ville?: string | null; logo?: string | null }

type Saving<Fields, Before extends Saved, C extends Columns> = {
  toColumns: (fields: Omit<Fields, 'id'>, before: Before | null) => C
  insert: Insert<C>
  /** Given the columns that changed, with slug and search text. */
  update: (
    tx: Tx,
    change: { before: Before; columns: C & { slug: string; recherche: string } },
    save: Save<Fields>,
  ) => Promise<unknown>
}

/**
 * Creates a structure, with its creator as a member, or changes the fields sent.
 * @throws ApiError `champs_invalides`, `missing` of the structure, `acces_refuse`
 */
export async function saveStructure<
  Fields extends { id?: number | undefined },
  Before extends Saved,
  C extends Columns,
  R extends { id: number; is_public: boolean },
>(
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  structure: Structure<R>,
  { toColumns, insert, update }: Saving<Fields, Before, C>,
  save: Save<Fields>,
): Promise<R> {
  const { user, fields, logo, now } = save
  const id = await saveWithLogo(services, async (tx, keepLogo) => {
    const { id, ...sent } = fields
    const before = id ? await lockEditable<Before>(tx, structure, { user, id }) : null
    const columns = { ...toColumns(sent, before), ...(await keepLogo(logo, before?.logo)) }
    if (before && Object.keys(columns).length) {
      const after = { ...before, ...columns }
      // A public slug does not change: others may have stored it.
      const slug = before.is_public ? before.slug : await chooseStructureSlug(tx, structure, after)
      const changed = { ...columns, slug, recherche: toRecherche(after) }
      await update(tx, { before, columns: changed }, save)
    }
    const added = { columns, created_by: user.id, member: user.id, now }
    const saved = before?.id ?? (await addStructure(tx, structure, added, insert))
    await invalidate(tx, [`${structure.genre}:${saved}`])
    return saved
  })
  const row = await structure.find(services.db, id)
  if (!row) throw new ApiError(structure.missing)
  return row
}

async function lockEditable<Before extends Saved>(
  tx: Tx,
  structure: Structure,
  { user, id }: { user: User; id: number },
): Promise<Before & { is_public: boolean }> {
  const { is_public } = await structure.getEditable(tx, user, id)
  const { rows } = await tx.execute<Saved>(
    sql`select * from ${sql.identifier(structure.table)} where id = ${id} for update`,
  )
  const row = rows[0] as Before | undefined
  if (!row) throw new ApiError(structure.missing)
  return { ...row, is_public }
}

type Added<C> = {
  columns: C
  created_by?: number | null
  /** First member; none of a structure that the staff adds. */
  member?: number | null
  slugOf?: string
  now: Date
}
type Shared = { nom: string; slug: string; recherche: string; created_at: string }
type Insert<C> = (
  tx: Tx,
  row: C & Shared & { created_by: number | null },
  now: Date,
) => Promise<{ id: number }[]>

/** @throws ApiError `champs_invalides` without a name */
export async function addStructure<C extends Columns>(
  tx: Tx,
  structure: Structure,
  { columns, created_by = null, member = null, slugOf, now }: Added<C>,
  insert: Insert<C>,
): Promise<number> {
  const { nom, ville } = columns
  if (!nom) throw new ApiError('champs_invalides', { errors: { nom: 'Ce champ est obligatoire.' } })
  const shared = {
    nom,
    slug: `nouveau-${crypto.randomUUID()}`,
    recherche: toRecherche({ nom, ville }),
    created_by,
    created_at: now.toISOString(),
  }
  const [row] = await insert(tx, { ...columns, ...shared }, now)
  if (!row) throw new Error('The insert returned nothing.')
  const { id } = row
  const slug = await chooseStructureSlug(tx, structure, { id, nom: slugOf ?? nom })
  await tx.execute(
    sql`update ${sql.identifier(structure.table)} set slug = ${slug} where id = ${id}`,
  )
  if (member) await addMember(tx, structure, { id, users_id: member, origine: 'creation', now })
  return id
}

/**
 * Column of the website; empty when undefined.
 * @throws ApiError `champs_invalides`
 */
export function toSite(site: string | undefined): { site?: string | null } {
  if (site === undefined) return {}
  const read = site ? readAdresseWeb(site) : { url: null }
  if ('message' in read) throw new ApiError('champs_invalides', { errors: { site: read.message } })
  return { site: read.url }
}

export const toRecherche = ({ nom, ville }: { nom: string; ville?: string | null | undefined }) =>
  normalizeTexte(`${nom} ${ville ?? ''}`)
