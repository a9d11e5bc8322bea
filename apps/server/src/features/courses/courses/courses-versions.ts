import * as t from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import type { Edited } from '../../../publication/edited.ts'
import { noteStaffEdit } from '../../../publication/staff-edits.ts'
import { createVersions, type NoteSave } from '../../../publication/versions.ts'
import { ofOrganisateur } from '../organisateurs/organisateurs.membership.ts'

/** Where the saves and moves of races are kept. */
export const EDITED: Edited = {
  table: 'courses',
  versions: 'course_versions',
  journal: 'course_journal',
  key: 'courses_id',
  missing: 'course_introuvable',
}

/** A part of the editor of a race, saved by itself. */
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

const noteVersion = createVersions<Section>(EDITED)

/**
 * Notes a save of one section of a race, and refuses one that comes too late. Whoever does not manage the
 * race and may save it is of the staff, whose journal holds it too.
 */
export const noteSave: NoteSave<Section> = async (tx, save) => {
  const version = await noteVersion(tx, save)
  if (!Object.keys(save.changes).length) return version
  const { id, section, user } = save
  const [course] = await tx
    .select({ organisateurs_id: t.courses.organisateurs_id })
    .from(t.courses)
    .where(eq(t.courses.id, id))
  const organisateurs_id = course?.organisateurs_id ?? null
  const isOwn =
    organisateurs_id !== null && (await ofOrganisateur.isMember(tx, organisateurs_id, user.id))
  if (!isOwn) {
    const details = { partie: section, organisateurs_id }
    await noteStaffEdit(tx, { ...save, genre: 'course', details })
  }
  return version
}
