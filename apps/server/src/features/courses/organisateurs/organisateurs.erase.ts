import type { Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import * as t from '@foulee/db/schema'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { eraseDraftsOf } from '#features/club/evenements/evenement-rows.ts'
import { removeCourseRows } from '#features/courses/contribution/course-rows.ts'
import type { Leaving } from '#kernel/gdpr/personal.ts'
import { eraseManaged, type Managed } from '#kernel/organisations/erase.ts'
import { isFirstDraft } from '#kernel/publication/workflow.ts'
import type { Config } from '#platform/config/config.ts'
import { organisateurStructure } from './organisateurs.structure.ts'

export const eraseOrganisateurs = (tx: Tx, config: Config, leaving: Leaving): Promise<void> =>
  eraseManaged(tx, organisateurStructure, config, leaving, {
    async withdrawShared(_, { id }, { email, now }) {
      await rebuildCourseCards(tx, await blankAddress(tx, id, email), now)
      await invalidate(tx, [`organisateur:${id}`])
    },
    async eraseSole(_, organisateur, { now }) {
      const left = await eraseSoleOwner(tx, organisateur, now)
      await invalidate(tx, [`organisateur:${organisateur.id}`])
      return left
    },
  })

async function eraseSoleOwner(tx: Tx, { id, logo, verifie_le }: Managed, now: Date) {
  const events = await eraseDraftsOf(tx, id)
  const folders = [...(await eraseDrafts(tx, id)), ...events.folders]
  const races = await blankContact(tx, id)
  await rebuildCourseCards(tx, races, now)
  const isLeft = races.length > 0 || events.isLeft || verifie_le !== null
  if (isLeft) return { folders, isLeft }
  // Never public, and without content.
  await tx.delete(t.organisateurs).where(eq(t.organisateurs.id, id))
  return { folders: [...folders, logo], isLeft }
}

async function eraseDrafts(tx: Tx, organisateurs_id: number): Promise<string[]> {
  const races = await tx
    .select({ id: t.courses.id, etat: t.courses.etat, publie_le: t.courses.publie_le })
    .from(t.courses)
    .where(eq(t.courses.organisateurs_id, organisateurs_id))
    .for('update')
  const folders: string[] = []
  for (const race of races.filter(isFirstDraft)) {
    folders.push(...(await removeCourseRows(tx, race.id)))
  }
  return folders
}

async function blankContact(tx: Tx, organisateurs_id: number): Promise<number[]> {
  const nobody = { email: null, telephone: null }
  await tx.update(t.organisateurs).set(nobody).where(eq(t.organisateurs.id, organisateurs_id))
  const races = await tx
    .update(t.courses)
    .set(nobody)
    .where(eq(t.courses.organisateurs_id, organisateurs_id))
    .returning({ id: t.courses.id })
  const ids = races.map(({ id }) => id)
  if (ids.length) {
    await tx
      .update(t.courseVersions)
      .set({ changes: sql`${t.courseVersions.changes} - 'email' - 'telephone'` })
      .where(inArray(t.courseVersions.courses_id, ids))
  }
  return ids
}

async function blankAddress(tx: Tx, id: number, email: string): Promise<number[]> {
  const isOwn = sql`lower(email) = lower(${email})`
  const nobody = { email: null }
  await tx
    .update(t.organisateurs)
    .set(nobody)
    .where(and(eq(t.organisateurs.id, id), isOwn))
  const ofOrganisateur = eq(t.courses.organisateurs_id, id)
  const races = await tx
    .update(t.courses)
    .set(nobody)
    .where(and(ofOrganisateur, isOwn))
    .returning({ id: t.courses.id })
  const { changes, courses_id } = t.courseVersions
  await tx
    .update(t.courseVersions)
    .set({ changes: sql`${changes} - 'email'` })
    .where(
      and(
        inArray(courses_id, tx.select({ id: t.courses.id }).from(t.courses).where(ofOrganisateur)),
        sql`lower((${changes}->'email')::text)::jsonb @> to_jsonb(lower(${email}::text))`,
      ),
    )
  return races.map((race) => race.id)
}
