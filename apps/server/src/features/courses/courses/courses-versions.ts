import { ApiError } from '@foulee/contract/errors'
import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { type Changes, describeSave } from '@foulee/domain/version'
import { and, desc, eq, gt } from 'drizzle-orm'

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

type Save = {
  courses_id: number
  section: Section
  user: { id: number }
  now: Date
  /** As `diffFields` of `domain/version.ts` gives them. */
  changes: Changes
  /** The version that the editor started from; undefined: whatever stands is replaced. */
  base?: number | undefined
}

/**
 * Notes a save of one section, in the transaction that makes it; with no change nothing is written.
 * Locks the race until the transaction ends.
 * @returns the version of the race from now on
 * @throws ApiError `version_depassee` when somebody has saved the same section since `base`
 */
export async function noteSave(tx: Tx, save: Save): Promise<number> {
  const { courses_id, section, user, now, changes, base } = save
  const [race] = await tx
    .select({ version: t.courses.version })
    .from(t.courses)
    .where(eq(t.courses.id, courses_id))
    .for('update')
  if (!race) throw new ApiError('course_introuvable')
  if (!Object.keys(changes).length) return race.version
  if (base !== undefined && base < race.version) await refuseIfPassed(tx, save, base)
  const version = race.version + 1
  const created_at = now.toISOString()
  await tx
    .insert(t.courseVersions)
    .values({ courses_id, version, section, users_id: user.id, changes, created_at })
  await tx
    .update(t.courses)
    .set({ version, updated_at: created_at })
    .where(eq(t.courses.id, courses_id))
  return version
}

async function refuseIfPassed(tx: Tx, save: Save, base: number): Promise<void> {
  const { courses_id, section, user, now } = save
  const v = t.courseVersions
  const [later] = await tx
    .select({
      users_id: v.users_id,
      created_at: v.created_at,
      prenom: t.users.prenom,
      nom: t.users.nom,
    })
    .from(v)
    .leftJoin(t.users, eq(t.users.id, v.users_id))
    .where(and(eq(v.courses_id, courses_id), eq(v.section, section), gt(v.version, base)))
    .orderBy(desc(v.version))
    .limit(1)
  if (!later) return
  const isMine = later.users_id === user.id
  const { prenom, nom } = later
  const qui = isMine ? null : [prenom, nom].filter(Boolean).join(' ') || 'Quelqu’un'
  const version = describeSave({ qui, le: new Date(later.created_at), now })
  throw new ApiError('version_depassee', { errors: { version } })
}
