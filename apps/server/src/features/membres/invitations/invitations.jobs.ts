import { invitations, users } from '@foulee/db/schema'
import { getEtatInvitation, getInviterName } from '@foulee/domain/membres/invitation'
import { eq } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import { deliver } from '#kernel/mail/deliver.ts'
import { linkMail } from '#kernel/mail/link-mail.ts'
import { hashToken, newSecret } from '#platform/crypto/new-secret.ts'

/** The secret of the link is generated when the mail leaves, and exists in the mail alone. */
export const lienInvitation = linkMail<{ invitation: number }>('lien-invitation')

/** Sends the link, unless the invitation was cancelled or its sender has left or is suspended. */
export async function sendInvitation(
  context: JobContext,
  { invitation: id }: { invitation: number },
  job: string,
): Promise<void> {
  const { db, clock, config } = context
  const [found] = await db
    .select({ invitation: invitations, inviter: users })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.users_id))
    .where(eq(invitations.id, id))
  if (!found || found.inviter.supprime_le || found.inviter.suspendu_le) return
  const { invitation, inviter } = found
  if (getEtatInvitation(invitation, clock()) !== 'envoyee') return
  const token = newSecret()
  await db
    .update(invitations)
    .set({ token_hash: hashToken(token) })
    .where(eq(invitations.id, id))
  const { type, message, email: to } = invitation
  const url = `${config.publicUrl}/invitation#${token}`
  const props = { inviteur: getInviterName(inviter), type, message, url }
  await deliver(context, { to, template: 'invitation', props }, job)
}
