import { organisateurs } from '@foulee/db/schema'
import { getImageUrl } from '@foulee/domain/shared/image'
import { inArray, sql } from 'drizzle-orm'
import type { EntityType } from '#kernel/entity-types/entity-type.ts'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'

export const organisateurKind: EntityType = {
  kind: 'organisateur',
  async find(db, ids) {
    const { id, nom, slug, description, logo, verifie_le } = organisateurs
    const is_public = sql<boolean>`(${verifie_le} is not null or exists (
      select from course_cards k where k.organisateurs_id = ${id} and k.is_visible))`
    const rows = await db
      .select({ id, nom, slug, description, logo, is_public })
      .from(organisateurs)
      .where(inArray(id, [...ids]))
    return rows.map((row) => ({
      kind: 'organisateur',
      id: row.id,
      titre: row.nom,
      texte: row.description ?? '',
      url: `/organisateurs/${row.slug}`,
      is_visible: row.is_public,
      is_masked: false,
      image: getImageUrl(row.logo),
    }))
  },
  async findOwners(db, id) {
    return (await ofOrganisateur.findMembers(db, id)).map(({ users_id }) => users_id)
  },
}
