import { organisateurInvitations, organisateurs, users } from '@foulee/db/schema'
import { hasLink } from '@foulee/domain/lien'
import { getEtatInvitation, getInviterName } from '@foulee/domain/membres/invitation'
import { eq } from 'drizzle-orm'
import type { JobContext } from '../../../jobs/job.ts'
import { deliver } from '../../../mail/deliver.ts'
import { linkMail } from '../../../mail/link-mail.ts'
import { newSecret } from '../../../new-secret.ts'
import { hashToken } from '../../membres/session/session.queries.ts'

/** The mail that asks somebody to manage an organiser. Its secret is made when it leaves. */
export const lienMembre = linkMail<{ invitation: number }>('lien-membre')

/** Sends the link, unless the invitation was cancelled meanwhile or its sender has left. */
export async function sendMemberInvitation(
  context: JobContext,
  { invitation: id }: { invitation: number },
  job: string,
): Promise<void> {
  const { db, clock, config } = context
  const [found] = await db
    .select({ invitation: organisateurInvitations, organisateur: organisateurs, inviter: users })
    .from(organisateurInvitations)
    .innerJoin(organisateurs, eq(organisateurs.id, organisateurInvitations.organisateurs_id))
    .innerJoin(users, eq(users.id, organisateurInvitations.users_id))
    .where(eq(organisateurInvitations.id, id))
  if (!found || found.inviter.supprime_le) return
  const { invitation, organisateur, inviter } = found
  if (getEtatInvitation(invitation, clock()) !== 'envoyee') return
  const token = newSecret()
  await db
    .update(organisateurInvitations)
    .set({ token_hash: hashToken(token) })
    .where(eq(organisateurInvitations.id, id))
  const url = `${config.publicUrl}/organisateur/invitation#${token}`
  // A stranger reads it in a mail that we sign: a name, never a link.
  const nom = hasLink(organisateur.nom) ? 'un organisateur de courses' : organisateur.nom
  const props = { inviteur: getInviterName(inviter), organisateur: nom, url }
  await deliver(context, { to: invitation.email, template: 'invitation-membre', props }, job)
}
