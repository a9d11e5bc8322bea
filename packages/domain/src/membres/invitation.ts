import { hasLink } from '../shared/lien.ts'
import { getDisplayName } from './personne.ts'

export const INVITATION_JOURS = 30
/** Maximum per address and day, whatever the sender. */
export const INVITATIONS_PAR_JOUR = 5
/** Maximum per address and sender within the validity of a link. */
export const INVITATIONS_PAR_PERSONNE = 3

type EtatInvitation = 'envoyee' | 'acceptee' | 'annulee' | 'expiree'

export function getEtatInvitation(
  invitation: { accepted_at: string | null; cancelled_at: string | null; expires_at: string },
  now: Date,
): EtatInvitation {
  if (invitation.accepted_at) return 'acceptee'
  if (invitation.cancelled_at) return 'annulee'
  return new Date(invitation.expires_at) > now ? 'envoyee' : 'expiree'
}

export const checkInvitationMessage = (message: string): string | null =>
  hasLink(message)
    ? 'Retirez l’adresse de site\u00a0: nous n’envoyons pas de liens à des inconnus. Après un point, mettez une espace.'
    : null

export function getInviterName({ prenom, nom }: { prenom: string; nom: string }): string {
  const name = getDisplayName({ nom, prenom })
  return name && !hasLink(name) ? name : 'Un membre de Foulée'
}
