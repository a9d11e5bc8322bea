import type { Contact } from '@foulee/contract/echanges/messages'
import {
  findContactCanal,
  findContactFacts,
  openContact,
  type Structure,
} from '#kernel/channels/contact.ts'
import { getVisibleEntity } from '#kernel/entity-types/find-entities.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'

type Context = Pick<Services, 'db' | 'registry' | 'clock'>

const getSeen = ({ db, registry }: Context, user: User | null, { genre, id }: Structure) =>
  getVisibleEntity(db, registry.kinds, user, { kind: genre, id })

/**
 * Whether the caller may write to a structure; asked after its cached page is shown.
 * @throws ApiError `objet_introuvable`
 */
export async function readContact(
  context: Context,
  user: User | null,
  structure: Structure,
): Promise<Contact> {
  await getSeen(context, user, structure)
  const { est_gere, est_a_moi } = await findContactFacts(context.db, structure, user?.id ?? null)
  const channels_id = user && (await findContactCanal(context.db, structure, user.id))
  return { est_joignable: est_gere && !est_a_moi, channels_id }
}

export async function enterContact(
  context: Context,
  user: User,
  structure: Structure,
): Promise<number> {
  await getSeen(context, user, structure)
  const who = { users_id: user.id, now: context.clock() }
  return context.db.transaction((tx) => openContact(tx, structure, who))
}
