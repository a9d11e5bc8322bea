import type { OrganisateurFields } from '@foulee/contract/courses/organisateurs'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { rebuildEvenementsOf } from '@foulee/db/read-models/evenement-recherche'
import * as t from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { addMember } from '#kernel/organisations/members.ts'
import { saveWithLogo, toRecherche, toSite } from '#kernel/organisations/saving.ts'
import { chooseStructureSlug } from '#kernel/organisations/slug.ts'
import type { Services } from '#kernel/services.ts'
import { toUpdateSet } from '#platform/db/update-set.ts'
import type { User } from '#platform/http/user.ts'
import type { EncodedImage } from '#platform/images/encode-image.ts'
import { getEditableOrganisateur } from './organisateurs.policy.ts'
import { findOrganisateur, type OrganisateurRow } from './organisateurs.queries.ts'
import { organisateurStructure } from './organisateurs.structure.ts'

type Columns = Partial<typeof t.organisateurs.$inferInsert>
type Save = { user: User; fields: OrganisateurFields; logo: EncodedImage | null; now: Date }

const SHOWN_ON_RACES = ['nom', 'slug', 'ville', 'site'] as const

/**
 * Creates an organiser, with its creator as a member, or changes the fields sent.
 * @throws ApiError `champs_invalides`, `organisateur_introuvable`, `acces_refuse`
 */
export async function saveOrganisateur(
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  save: Save,
): Promise<OrganisateurRow> {
  const id = await saveWithLogo(services, async (tx, keepLogo) => {
    const { id } = save.fields
    const before = id ? await lock(tx, save.user, id) : null
    const columns = { ...toColumns(save.fields), ...(await keepLogo(save.logo, before?.logo)) }
    const saved = before ? await update(tx, before, columns, save) : await create(tx, columns, save)
    await invalidate(tx, [`organisateur:${saved}`])
    return saved
  })
  const organisateur = await findOrganisateur(services.db, id)
  if (!organisateur) throw new ApiError('organisateur_introuvable')
  return organisateur
}

type Before = typeof t.organisateurs.$inferSelect & { is_public: boolean }

async function lock(tx: Tx, user: User, id: number): Promise<Before> {
  const { is_public } = await getEditableOrganisateur(tx, user, id)
  const [row] = await tx
    .select()
    .from(t.organisateurs)
    .where(eq(t.organisateurs.id, id))
    .for('update')
  if (!row) throw new ApiError('organisateur_introuvable')
  return { ...row, is_public }
}

function toColumns({ id: _, site, ...fields }: OrganisateurFields): Columns {
  const columns: Columns = toUpdateSet(fields)
  return { ...columns, ...toSite(site) }
}

async function create(tx: Tx, columns: Columns, { user, now }: Save): Promise<number> {
  const { nom } = columns
  if (!nom) throw new ApiError('champs_invalides', { errors: { nom: 'Ce champ est obligatoire.' } })
  const [row] = await tx
    .insert(t.organisateurs)
    .values({
      ...columns,
      nom,
      slug: `nouveau-${crypto.randomUUID()}`,
      recherche: toRecherche({ nom, ville: columns.ville }),
      created_by: user.id,
      created_at: now.toISOString(),
      verifie_le: user.compte.staff ? now.toISOString() : null,
    })
    .returning({ id: t.organisateurs.id })
  if (!row) throw new Error('The insert returned nothing.')
  const slug = await chooseStructureSlug(tx, organisateurStructure, { id: row.id, nom })
  await tx.update(t.organisateurs).set({ slug }).where(eq(t.organisateurs.id, row.id))
  const creator = { id: row.id, users_id: user.id, origine: 'creation', now } as const
  await addMember(tx, organisateurStructure, creator)
  return row.id
}

async function update(tx: Tx, before: Before, columns: Columns, { now }: Save): Promise<number> {
  const { id, is_public } = before
  if (!Object.keys(columns).length) return id
  const after = { ...before, ...columns }
  // A public slug does not change: others may have stored it.
  const slug = is_public
    ? before.slug
    : await chooseStructureSlug(tx, organisateurStructure, { id, nom: after.nom })
  await tx
    .update(t.organisateurs)
    .set({ ...columns, slug, recherche: toRecherche(after) })
    .where(eq(t.organisateurs.id, id))
  if (before.nom !== after.nom) await rebuildEvenementsOf(tx, 'organisateurs_id', id)
  if (SHOWN_ON_RACES.some((name) => before[name] !== { ...after, slug }[name])) {
    const races = await tx
      .select({ id: t.courses.id })
      .from(t.courses)
      .where(eq(t.courses.organisateurs_id, id))
    await rebuildCourseCards(
      tx,
      races.map((race) => race.id),
      now,
    )
  }
  return id
}
