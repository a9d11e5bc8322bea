import { hasLink } from '../shared/lien.ts'
import { getDisplayName } from './personne.ts'

/** How long the link of an invitation leads somewhere. */
export const INVITATION_JOURS = 30
/** One address gets at most so many invitations in a day, whoever asks, */
export const INVITATIONS_PAR_JOUR = 5
/** and at most so many from one member while a link would live. */
export const INVITATIONS_PAR_PERSONNE = 3

type EtatInvitation = 'envoyee' | 'acceptee' | 'annulee' | 'expiree'

/** Where an invitation stands at `now`. */
export function getEtatInvitation(
  invitation: { accepted_at: string | null; cancelled_at: string | null; expires_at: string },
  now: Date,
): EtatInvitation {
  if (invitation.accepted_at) return 'acceptee'
  if (invitation.cancelled_at) return 'annulee'
  return new Date(invitation.expires_at) > now ? 'envoyee' : 'expiree'
}

/** What is wrong with the words that go with an invitation, in French, or null. */
export const checkInvitationMessage = (message: string): string | null =>
  hasLink(message)
    ? 'Retirez l’adresse de site\u00a0: nous n’envoyons pas de liens à des inconnus. Après un point, mettez une espace.'
    : null

/** Who invites, as a stranger reads it in a mail that we sign: a name, never a link. */
export function getInviterName({ prenom, nom }: { prenom: string; nom: string }): string {
  const name = getDisplayName({ nom, prenom })
  return name && !hasLink(name) ? name : 'Un membre de Foulée'
}
