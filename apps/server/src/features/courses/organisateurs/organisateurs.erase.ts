import type { Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import * as t from '@foulee/db/schema'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { eraseDraftsOf } from '#features/club/evenements/evenement-rows.ts'
import { removeCourseRows } from '#features/courses/contribution/course-rows.ts'
import type { Leaving } from '#kernel/gdpr/personal.ts'
import { queueMail } from '#kernel/mail/queue.ts'
import { isFirstDraft } from '#kernel/publication/workflow.ts'
import type { Config } from '#platform/config/config.ts'
import { queueRemoval } from '#platform/images/retrait.ts'

const m = t.organisateurMembres
type Managed = Pick<typeof t.organisateurs.$inferSelect, 'id' | 'nom' | 'logo' | 'verifie_le'>

/**
 * Organisers of a member whose account is erased. Those with other members go on. Of the others,
 * public content stays; drafts are deleted, and so are address and telephone, presumed to be the
 * member's; the staff is notified. Runs before memberships are deleted.
 */
export async function eraseOrganisateurs(
  tx: Tx,
  config: Config,
  { id: users_id, email, now }: Leaving,
): Promise<void> {
  const folders: string[] = []
  for (const organisateur of await lockManaged(tx, users_id)) {
    const { id } = organisateur
    if (await hasOthers(tx, id, users_id)) {
      await rebuildCourseCards(tx, await blankAddress(tx, organisateur, email), now)
    } else {
      folders.push(...(await leaveAlone(tx, config, organisateur, now)))
    }
    await invalidate(tx, [`organisateur:${id}`])
  }
  await queueRemoval(tx, { folders })
}

/** Locked in the order of members who leave: two simultaneous erasures run one after the other. */
function lockManaged(tx: Tx, users_id: number): Promise<Managed[]> {
  const { id, nom, logo, verifie_le } = t.organisateurs
  const mine = tx.select({ id: m.organisateurs_id }).from(m).where(eq(m.users_id, users_id))
  return tx
    .select({ id, nom, logo, verifie_le })
    .from(t.organisateurs)
    .where(inArray(id, mine))
    .orderBy(id)
    .for('update')
}

async function hasOthers(tx: Tx, organisateurs_id: number, users_id: number): Promise<boolean> {
  const others = and(eq(m.organisateurs_id, organisateurs_id), ne(m.users_id, users_id))
  return (await tx.$count(m, others)) > 0
}

async function leaveAlone(
  tx: Tx,
  config: Config,
  organisateur: Managed,
  now: Date,
): Promise<string[]> {
  const events = await eraseDraftsOf(tx, organisateur.id)
  const folders = [...(await eraseDrafts(tx, organisateur.id)), ...events.folders]
  const races = await blankContact(tx, organisateur.id)
  await rebuildCourseCards(tx, races, now)
  if (!races.length && !events.isLeft && !organisateur.verifie_le) {
    return [...folders, ...(await removeUnseen(tx, organisateur))]
  }
  await tellTeam(tx, config, organisateur)
  return folders
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

/** @returns the remaining races */
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

/** Deletes an organiser that was never public and has no content. @returns its logo */
async function removeUnseen(tx: Tx, { id, logo }: Managed): Promise<string[]> {
  await tx.delete(t.organisateurs).where(eq(t.organisateurs.id, id))
  return logo ? [logo] : []
}

async function blankAddress(tx: Tx, { id }: Managed, email: string): Promise<number[]> {
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

async function tellTeam(tx: Tx, { contactEmail }: Config, { nom }: Managed): Promise<void> {
  if (!contactEmail) return
  await queueMail(tx, {
    to: contactEmail,
    template: 'structure-seule',
    props: { genre: 'organisateur', nom },
  })
}
