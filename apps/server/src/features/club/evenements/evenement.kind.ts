import { evenements } from '@foulee/db/schema'
import { SANS_TITRE } from '@foulee/domain/club/evenement'
import { inArray, sql } from 'drizzle-orm'
import { ofMagasin } from '#features/club/magasins/magasins.membership.ts'
import type { EntityType } from '#kernel/entity-types/entity-type.ts'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import { evenementPhotoModel } from './evenement.photos.ts'
import { evenementShare } from './evenement.share.ts'
import { isSeen } from './evenements.policy.ts'

export const evenementKind: EntityType = {
  kind: 'evenement',
  async find(db, ids) {
    const { id, titre, slug, description, etat } = evenements
    const rows = await db
      .select({ id, titre, slug, description, etat })
      .from(evenements)
      .where(inArray(id, [...ids]))
    return rows.map((row) => ({
      kind: 'evenement',
      id: row.id,
      titre: row.titre || SANS_TITRE,
      texte: row.description ?? '',
      url: `/evenements/${row.slug}`,
      is_visible: isSeen(row),
      is_masked: false,
    }))
  },
  async findOwners(db, id) {
    const of = (column: string) =>
      sql`(select ${sql.identifier(column)} from evenements where id = ${id})`
    const members = [
      ...(await ofOrganisateur.findMembers(db, of('organisateurs_id'))),
      ...(await ofMagasin.findMembers(db, of('magasins_id'))),
    ]
    return members.map(({ users_id }) => users_id)
  },
  tag: (id) => `evenement:${id}`,
  photos: evenementPhotoModel,
  share: evenementShare,
}
