import { invalidate } from '@foulee/db/invalidation'
import { courseCards, courses } from '@foulee/db/schema'
import { eq, inArray, sql } from 'drizzle-orm'
import type { EntityType } from '#kernel/entity-types/entity-type.ts'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import { courseFrame } from './course.frame.ts'
import { courseShare } from './course.share.ts'

export const courseKind: EntityType = {
  kind: 'course',
  async find(db, ids) {
    const { id, nom, slug, description } = courses
    const rows = await db
      .select({ id, nom, slug, description, is_visible: courseCards.is_visible })
      .from(courses)
      .leftJoin(courseCards, eq(courseCards.courses_id, id))
      .where(inArray(id, [...ids]))
    return rows.map((row) => ({
      kind: 'course',
      id: row.id,
      titre: row.nom,
      texte: row.description ?? '',
      url: `/courses/${row.slug}`,
      is_visible: row.is_visible ?? false,
      is_masked: false,
    }))
  },
  async findOwners(db, id) {
    const organisateur = sql`(select organisateurs_id from courses where id = ${id})`
    const members = await ofOrganisateur.findMembers(db, organisateur)
    return members.map(({ users_id }) => users_id)
  },
  share: courseShare,
  frame: courseFrame,
  tag: (id) => `course:${id}`,
  avis: {
    isVisible: (id) =>
      sql`exists (select from course_cards where courses_id = ${id} and is_visible)`,
    saveSums: (tx, id) => invalidate(tx, [`course:${id}`]),
  },
}
