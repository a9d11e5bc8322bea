import type {
  OrganisateurGestion,
  OrganisateurInvite,
} from '@foulee/contract/courses/organisateurs'
import type { Db, Tx } from '@foulee/db/connect'
import {
  organisateurInvitations,
  organisateurMembres,
  organisateurs,
  profils,
  users,
} from '@foulee/db/schema'
import { getImageUrl } from '@foulee/domain/image'
import { getEtatInvitation, getInviterName } from '@foulee/domain/membres/invitation'
import { getPublicName } from '@foulee/domain/membres/personne'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { User } from '../../../http/user.ts'
import { toIso } from '../../../instant.ts'
import { hashToken } from '../../membres/session/session.queries.ts'
import { getEditableOrganisateur } from './organisateurs.policy.ts'

/**
 * An organiser as those who manage it see it.
 * @throws ApiError `organisateur_introuvable`, `acces_refuse`
 */
export async function getGestion(
  db: Db,
  user: User,
  id: number,
  now: Date,
): Promise<OrganisateurGestion> {
  const organisateur = await getEditableOrganisateur(db, user, id)
  const membres = await listMembers(db, id)
  return {
    organisateur,
    membres,
    invitations: await listWaiting(db, id, now),
    is_membre: membres.some(({ users_id }) => users_id === user.id),
  }
}

async function listMembers(db: Db, id: number): Promise<OrganisateurGestion['membres']> {
  const rows = await db
    .select({ membre: organisateurMembres, user: users, profil: profils })
    .from(organisateurMembres)
    .innerJoin(users, eq(users.id, organisateurMembres.users_id))
    .leftJoin(profils, eq(profils.users_id, users.id))
    .where(eq(organisateurMembres.organisateurs_id, id))
    .orderBy(asc(organisateurMembres.created_at), asc(users.id))
  return rows.map(({ membre, user, profil }) => ({
    users_id: user.id,
    nom: getPublicName({ ...user, public_name: profil?.public_name }),
    avatar: getImageUrl(profil?.avatar),
    origine: membre.origine,
    depuis: toIso(membre.created_at),
  }))
}

async function listWaiting(
  db: Db,
  id: number,
  now: Date,
): Promise<OrganisateurGestion['invitations']> {
  const t = organisateurInvitations
  const rows = await db
    .select({ id: t.id, email: t.email, created_at: t.created_at, expires_at: t.expires_at })
    .from(t)
    .where(
      and(
        eq(t.organisateurs_id, id),
        isNull(t.accepted_at),
        isNull(t.cancelled_at),
        gt(t.expires_at, now.toISOString()),
      ),
    )
    .orderBy(asc(t.id))
  return rows.map((row) => ({
    ...row,
    created_at: toIso(row.created_at),
    expires_at: toIso(row.expires_at),
  }))
}

/** The invitation that a link leads to; null when it was cancelled or who sent it has left. */
export async function findReceived(db: Db | Tx, token: string) {
  const [found] = await db
    .select({ invitation: organisateurInvitations, organisateur: organisateurs, inviter: users })
    .from(organisateurInvitations)
    .innerJoin(organisateurs, eq(organisateurs.id, organisateurInvitations.organisateurs_id))
    .innerJoin(users, eq(users.id, organisateurInvitations.users_id))
    .where(
      and(
        eq(organisateurInvitations.token_hash, hashToken(token)),
        isNull(organisateurInvitations.cancelled_at),
        isNull(users.supprime_le),
      ),
    )
  return found ?? null
}
export type Received = NonNullable<Awaited<ReturnType<typeof findReceived>>>

export function presentInvite(received: Received, now: Date): OrganisateurInvite {
  const { invitation, organisateur, inviter } = received
  const etat = getEtatInvitation(invitation, now)
  const { id, slug, nom, ville } = organisateur
  return {
    organisateurs_id: id,
    slug,
    nom,
    ville,
    inviteur: getInviterName(inviter),
    // A cancelled one is not found at all.
    etat: etat === 'annulee' ? 'expiree' : etat,
  }
}
