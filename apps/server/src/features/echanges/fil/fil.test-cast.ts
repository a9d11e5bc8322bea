import * as schema from '@foulee/db/schema'
import { createPublication } from '@foulee/testing/fil'
import { asc, eq } from 'drizzle-orm'
import type { TestApp } from '#test/test-app.ts'

export async function findReaction({ db }: Pick<TestApp, 'db'>, rank = 0): Promise<number> {
  const rows = await db
    .select({ id: schema.reactionTypes.id })
    .from(schema.reactionTypes)
    .where(eq(schema.reactionTypes.est_actif, true))
    .orderBy(asc(schema.reactionTypes.ordre), asc(schema.reactionTypes.id))
  const id = rows[rank]?.id
  if (id === undefined) throw new Error('There is no such reaction.')
  return id
}

export async function createFilRows(
  t: Pick<TestApp, 'db'>,
  { users_id, friend }: { users_id: number; friend: number },
): Promise<void> {
  const { db } = t
  const mine = await createPublication(db, { users_id, texte: 'PUBLICATION-DE-ZOE' })
  const theirs = await createPublication(db, { users_id: friend })
  const reaction_types_id = await findReaction(t)
  await db.insert(schema.reactions).values([
    { publications_id: theirs.id, users_id, reaction_types_id },
    { publications_id: mine.id, users_id: friend, reaction_types_id },
  ])
  await db.insert(schema.abonnements).values({ users_id, cible_kind: 'course', cible_id: 1 })
  await db.insert(schema.publicationsMasquees).values({ users_id, publications_id: theirs.id })
  const [debut, fin] = ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z']
  await db.insert(schema.misesEnAvant).values({
    publications_id: mine.id,
    titre: 'Mot du jour',
    debut,
    fin,
    created_by: users_id,
  })
  const slug = `nouvelle-${mine.id}`
  await db
    .insert(schema.actualitesSite)
    .values({ slug, titre: 'Nouvelle', texte: '', created_by: users_id })
  await db
    .insert(schema.videos)
    .values({ titre: 'Vidéo', service: 'vimeo', video: slug, created_by: users_id })
  await db.insert(schema.sourdines).values({ users_id, cible_kind: 'profil', cible_id: friend })
}
