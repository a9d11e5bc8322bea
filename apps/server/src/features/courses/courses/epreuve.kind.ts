import { courseCards, courses, editions, epreuves } from '@foulee/db/schema'
import { eq, inArray, sql } from 'drizzle-orm'
import type { EntityType } from '#kernel/entity-types/entity-type.ts'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import { epreuveListing } from './epreuve.listing.ts'

export const epreuveKind: EntityType = {
  kind: 'epreuve',
  async find(db, ids) {
    const { id, nom } = epreuves
    const rows = await db
      .select({
        id,
        nom,
        course: courses.nom,
        slug: courses.slug,
        card: courseCards,
        brouillon: editions.brouillon,
      })
      .from(epreuves)
      .innerJoin(editions, eq(editions.id, epreuves.editions_id))
      .innerJoin(courses, eq(courses.id, editions.courses_id))
      .leftJoin(courseCards, eq(courseCards.courses_id, courses.id))
      .where(inArray(id, [...ids]))
    return rows.map((row) => ({
      kind: 'epreuve',
      id: row.id,
      titre: `${row.course}, ${row.nom}`,
      texte: '',
      url: `/courses/${row.slug}/epreuves/${row.id}`,
      is_visible: !row.brouillon && (row.card?.is_visible ?? false),
      is_masked: false,
    }))
  },
  async findOwners(db, id) {
    const organisateur = sql`(select c.organisateurs_id from epreuves p
      join editions d on d.id = p.editions_id join courses c on c.id = d.courses_id
      where p.id = ${id})`
    const members = await ofOrganisateur.findMembers(db, organisateur)
    return members.map(({ users_id }) => users_id)
  },
  liste: epreuveListing,
}
