import * as t from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import type { Edited } from '#kernel/publication/edited.ts'
import { journalStaffEdits } from '#kernel/publication/staff-edits.ts'
import { createVersions } from '#kernel/publication/versions.ts'

export const EDITED: Edited = {
  table: 'courses',
  versions: 'course_versions',
  journal: 'course_journal',
  key: 'courses_id',
  missing: 'course_introuvable',
}

export type Section =
  | 'identite'
  | 'lieu'
  | 'contact'
  | 'pratique'
  | `edition:${number}`
  | `epreuve:${number}`
  | 'photos'
  | 'partenaires'
  | 'actualites'
  | 'extensions'
  | 'social'

export const recordSave = journalStaffEdits(
  createVersions<Section>(EDITED),
  'course',
  async (tx, id, users_id) => {
    const { organisateurs_id: column } = t.courses
    const [course] = await tx.select({ column }).from(t.courses).where(eq(t.courses.id, id))
    if (!course) return null
    const isOwn = await ofOrganisateur.isMember(tx, course.column, users_id)
    return { details: { organisateurs_id: course.column }, isOwn }
  },
)
