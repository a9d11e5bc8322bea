import { randomUUID } from 'node:crypto'
import type { VoyageContact } from '@foulee/contract/sejours/agences'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { agences } from '@foulee/db/schema'
import { cleanTexte } from '@foulee/domain/echanges/message-regles'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { eq } from 'drizzle-orm'
import { findContactFacts, openContact } from '#kernel/channels/contact.ts'
import { lockCanal } from '#kernel/channels/open-canal.ts'
import { writeMessage } from '#kernel/channels/write-message.ts'
import { queueMail } from '#kernel/mail/queue.ts'
import { limitNewAccount } from '#kernel/members/new-account-limits.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import { findVoyageContact } from './agences.queries.ts'

export async function getContact(db: Db, user: User, idOrSlug: string): Promise<VoyageContact> {
  const found = await findVoyageContact(db, idOrSlug)
  if (!found) throw new ApiError('voyage_introuvable')
  const structure = { genre: 'agence', id: found.agence.id } as const
  const { est_gere, est_a_moi } = await findContactFacts(db, structure, user.id)
  return { ...found, voie: est_a_moi ? 'a_soi' : est_gere ? 'discussion' : 'mail' }
}

type Context = Pick<Services, 'db' | 'registry' | 'clock' | 'limits' | 'config'>
type Sent = { user: User; message: string; client_id?: string | undefined }

/**
 * Sends a member's message to the agency of a stay, in their channel, else by mail.
 * @returns the channel; null for a mail
 * @throws ApiError `contact_a_soi`, `agence_sans_adresse` without any reader
 */
export async function writeToAgence(
  context: Context,
  contact: VoyageContact,
  sent: Sent,
): Promise<number | null> {
  if (contact.voie === 'a_soi') throw new ApiError('contact_a_soi')
  if (contact.voie === 'discussion') return writeInTalk(context, contact, sent)
  await mailToAgence(context.db, contact, sent)
  return null
}

async function writeInTalk(
  context: Context,
  { voyage, agence }: VoyageContact,
  { user, message, client_id = randomUUID() }: Sent,
): Promise<number> {
  const { db, clock, limits, config } = context
  await limitNewAccount(context, user, 'message')
  await limits.consume('message', [`compte ${user.id}`])
  const titre = voyage.titre || SANS_TITRE
  const about = `Au sujet de «\u00a0${titre}\u00a0»\u00a0: ${config.publicUrl}/sejours/${voyage.slug}`
  const texte = cleanTexte(`${about}\n\n${message}`)
  const who = { users_id: user.id, now: clock() }
  return db.transaction(async (tx) => {
    const channels_id = await openContact(tx, { genre: 'agence', id: agence.id }, who)
    await lockCanal(tx, channels_id)
    await writeMessage(tx, { ...who, channels_id, client_id, texte, reponse_id: null })
    return channels_id
  })
}

/**
 * Mails an agency without accounts, with a copy to the member. The text is stored in the mail queue
 * alone.
 */
async function mailToAgence(
  db: Db,
  { voyage, agence }: VoyageContact,
  { user, message }: Sent,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ email: agences.email })
      .from(agences)
      .where(eq(agences.id, agence.id))
    if (!row?.email) throw new ApiError('agence_sans_adresse')
    const content = { sejour: voyage.titre, slug: voyage.slug, agence: agence.nom, message }
    const props = { ...content, nom: getDisplayName(user), email: user.email }
    await queueMail(tx, { to: row.email, template: 'agence-contact', props, replyTo: user.email })
    const copy = { ...content, prenom: user.prenom }
    await queueMail(tx, { to: user.email, template: 'agence-contact-copie', props: copy })
  })
}
