import { randomUUID } from 'node:crypto'
import * as schema from '@foulee/db/schema'
import { createOrganisateur, createUser } from '@foulee/testing/factories'
import { createDirect, createGroupe, createMessage, createPiece } from '@foulee/testing/messages'
import { eq } from 'drizzle-orm'
import { findReaction } from '#features/echanges/fil/fil.test-cast.ts'
import type { SignedIn, TestApp } from '#test/test-app.ts'

export type Somebody = SignedIn & { id: number }

export const ADULT = '1990-05-12'
export const MINOR = '2009-01-01'

export async function newSomebody(
  t: TestApp,
  {
    naissance = ADULT,
    ...values
  }: { naissance?: string | null } & Partial<typeof schema.users.$inferInsert> = {},
): Promise<Somebody> {
  const { id } = await createUser(t.db, values)
  await t.db.update(schema.profils).set({ naissance }).where(eq(schema.profils.users_id, id))
  return { id, ...(await t.signIn({ id })) }
}

/** Mutual followers write without a request. */
export const follow = ({ db }: TestApp, member: { id: number }, other: { id: number }) =>
  db.insert(schema.suivis).values({ users_id: member.id, suivi_id: other.id })

export const block = ({ db }: TestApp, member: { id: number }, other: { id: number }) =>
  db.insert(schema.blocages).values({ users_id: member.id, bloque_id: other.id })

export async function createMessageRows(
  t: Pick<TestApp, 'db' | 'storage'>,
  { users_id, friend, elder }: { users_id: number; friend: number; elder: number },
): Promise<void> {
  const { db } = t
  await createDirect(db, users_id, elder)
  const direct = await createDirect(db, users_id, friend)
  const mine = await createMessage(db, { channels_id: direct.id, users_id, texte: 'MOTS-DE-ZOE' })
  const theirs = await createMessage(db, { channels_id: direct.id, users_id: friend })
  const reaction_types_id = await findReaction(t)
  await db.insert(schema.messageReactions).values([
    { messages_id: theirs.id, users_id, reaction_types_id },
    { messages_id: mine.id, users_id: friend, reaction_types_id },
  ])
  const piece = await createPiece(db, mine.id)
  const [row] = await db
    .select()
    .from(schema.messagePieces)
    .where(eq(schema.messagePieces.id, piece))
  await t.storage.put(`${row?.fichier}/grande.webp`, Buffer.from('image'), 'image/webp')
  await createGroupe(db, { gerant: users_id, membres: [friend] })
  const { id: organisateurs_id } = await createOrganisateur(db, { membres: [friend] })
  await db.insert(schema.contacts).values({ users_id, organisateurs_id })
  await db.insert(schema.messageReglages).values({ users_id, messages_de: 'suivis' })
  await db
    .insert(schema.messageSignales)
    .values({ messages_id: mine.id, texte: 'MOTS-DE-ZOE', empreinte: `${mine.id}` })
}

export const postMessage = (
  { call }: Somebody,
  id: number,
  texte: string,
  more: { reponse_id?: number } = {},
) =>
  call('POST /api/messages/post/channel/{id}', {
    params: { id },
    body: { texte, client_id: randomUUID(), ...more },
  }).then(({ data }) => data)

type Query = { page?: number; nb_page?: number; jusqua?: number; depuis?: number; autour?: number }

export const read = ({ call }: Somebody, channels_id: number, query: Query = {}) =>
  call('POST /api/messages/channel/{channels_id}', { params: { channels_id }, query }).then(
    ({ data }) => data,
  )

export const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    ({ code }) => code,
  )
