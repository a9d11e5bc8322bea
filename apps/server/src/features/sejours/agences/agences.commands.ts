import type { AgenceFields } from '@foulee/contract/sejours/agences'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { rebuildVoyagesOfAgence } from '@foulee/db/read-models/voyage-cards'
import * as t from '@foulee/db/schema'
import { changesVerified } from '@foulee/domain/sejours/immatriculation'
import { checkCodePostal } from '@foulee/domain/shared/pays'
import { eq } from 'drizzle-orm'
import { addMember } from '#kernel/organisations/members.ts'
import { saveWithLogo, toRecherche, toSite } from '#kernel/organisations/saving.ts'
import { chooseStructureSlug } from '#kernel/organisations/slug.ts'
import type { Services } from '#kernel/services.ts'
import { toUpdateSet } from '#platform/db/update-set.ts'
import type { User } from '#platform/http/user.ts'
import type { EncodedImage } from '#platform/images/encode-image.ts'
import { getEditableAgence } from './agences.policy.ts'
import { type AgenceRow, findAgence } from './agences.queries.ts'
import { agenceStructure } from './agences.structure.ts'

type Columns = Partial<typeof t.agences.$inferInsert>
type Save = { user: User; fields: AgenceFields; logo: EncodedImage | null; now: Date }

/**
 * Creates an agency, with its creator as a member, or changes the fields sent.
 * @throws ApiError `champs_invalides`, `agence_introuvable`, `acces_refuse`
 */
export async function saveAgence(
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  save: Save,
): Promise<AgenceRow> {
  const id = await saveWithLogo(services, async (tx, keepLogo) => {
    const { id } = save.fields
    const before = id ? await lock(tx, save.user, id) : null
    const columns = {
      ...toColumns(save.fields, before),
      ...(await keepLogo(save.logo, before?.logo)),
    }
    const saved = before ? await update(tx, before, columns, save) : await create(tx, columns, save)
    await invalidate(tx, [`agence:${saved}`])
    return saved
  })
  const agence = await findAgence(services.db, id)
  if (!agence) throw new ApiError('agence_introuvable')
  return agence
}

type Before = typeof t.agences.$inferSelect & { is_public: boolean }

async function lock(tx: Tx, user: User, id: number): Promise<Before> {
  const { is_public } = await getEditableAgence(tx, user, id)
  const [row] = await tx.select().from(t.agences).where(eq(t.agences.id, id)).for('update')
  if (!row) throw new ApiError('agence_introuvable')
  return { ...row, is_public }
}

function toColumns({ id: _, site, ...fields }: AgenceFields, before: Before | null): Columns {
  const columns: Columns = toUpdateSet(fields)
  const { code_postal, pays } = { ...before, ...columns }
  const wrong = checkCodePostal(code_postal ?? '', pays)
  if (wrong) throw new ApiError('champs_invalides', { errors: { code_postal: wrong } })
  return { ...columns, ...toSite(site) }
}

async function create(tx: Tx, columns: Columns, { user, now }: Save): Promise<number> {
  const { nom } = columns
  if (!nom) throw new ApiError('champs_invalides', { errors: { nom: 'Ce champ est obligatoire.' } })
  const [row] = await tx
    .insert(t.agences)
    .values({
      ...columns,
      nom,
      slug: `nouveau-${crypto.randomUUID()}`,
      recherche: toRecherche({ nom, ville: columns.ville }),
      created_by: user.id,
      created_at: now.toISOString(),
    })
    .returning({ id: t.agences.id })
  if (!row) throw new Error('The insert returned nothing.')
  const { id } = row
  const slug = await chooseStructureSlug(tx, agenceStructure, { id, nom })
  await tx.update(t.agences).set({ slug }).where(eq(t.agences.id, id))
  await addMember(tx, agenceStructure, { id, users_id: user.id, origine: 'creation', now })
  return id
}

async function update(
  tx: Tx,
  before: Before,
  columns: Columns,
  { user, now }: Save,
): Promise<number> {
  const { id, is_public } = before
  if (!Object.keys(columns).length) return id
  const after = { ...before, ...columns }
  // A public slug does not change: others may have stored it.
  const slug = is_public
    ? before.slug
    : await chooseStructureSlug(tx, agenceStructure, { id, nom: after.nom })
  // Changes by members need a new verification, those by staff do not.
  const isSeenAgain = !user.compte.staff && changesVerified(before, after)
  await tx
    .update(t.agences)
    .set({
      ...columns,
      slug,
      recherche: toRecherche(after),
      updated_at: now.toISOString(),
      ...(isSeenAgain && { verifie_le: null, refus_motif: null }),
    })
    .where(eq(t.agences.id, id))
  await rebuildVoyagesOfAgence(tx, id, now, isSeenAgain ? 'other' : 'edit')
  return id
}
