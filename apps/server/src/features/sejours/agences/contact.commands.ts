import { ApiError } from '@foulee/contract/errors'
import type { VoyageContact } from '@foulee/contract/sejours/agences'
import type { Db } from '@foulee/db/connect'
import { agences } from '@foulee/db/schema'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { eq } from 'drizzle-orm'
import type { User } from '../../../http/user.ts'
import { queueMail } from '../../../mail/queue.ts'
import { ofAgence } from './agences.membership.ts'

/**
 * Mails a member's words to the agency of a stay, and a copy to the member. They are kept nowhere but
 * in the queue of mails: what follows is between the two.
 * @throws ApiError `agence_sans_adresse` when nobody would read it
 */
export async function writeToAgence(
  db: Db,
  { voyage, agence }: VoyageContact,
  { user, message }: { user: User; message: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const to = await findReaders(tx, agence.id)
    if (!to.length) throw new ApiError('agence_sans_adresse')
    const said = { sejour: voyage.titre, slug: voyage.slug, agence: agence.nom, message }
    const props = { ...said, nom: getDisplayName(user), email: user.email }
    for (const one of to) {
      await queueMail(tx, { to: one, template: 'agence-contact', props, replyTo: user.email })
    }
    const copy = { ...said, prenom: user.prenom }
    await queueMail(tx, { to: user.email, template: 'agence-contact-copie', props: copy })
  })
}

/** The address that the agency gave for it, else those of its members. */
async function findReaders(db: Parameters<typeof ofAgence.findMembers>[0], id: number) {
  const [agence] = await db.select({ email: agences.email }).from(agences).where(eq(agences.id, id))
  if (agence?.email) return [agence.email]
  return (await ofAgence.findMembers(db, id)).map(({ email }) => email)
}
