import { ApiError } from '@foulee/contract/shared/errors'
import type { Equipe, InviteStructure } from '@foulee/contract/shared/structures'
import type { Db, Tx } from '@foulee/db/connect'
import { getEtatInvitation, getInviterName } from '@foulee/domain/membres/invitation'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { type SQL, sql } from 'drizzle-orm'
import { hashToken } from '#platform/crypto/new-secret.ts'
import { toIso } from '#platform/db/dates.ts'
import type { User } from '#platform/http/user.ts'
import { addMember, listMembers, notifyMembersOfJoin } from './members.ts'
import type { Structure } from './structure.ts'

export const isWaiting = (now: Date): SQL => sql`
  i.accepted_at is null and i.cancelled_at is null and i.expires_at > ${now.toISOString()}`

export async function findEquipe(
  db: Db,
  structure: Structure,
  { id, user, now }: { id: number; user: User; now: Date },
): Promise<Equipe> {
  const membres = await listMembers(db, structure, id)
  return {
    membres,
    invitations: await listWaiting(db, structure, id, now),
    is_membre: membres.some(({ users_id }) => users_id === user.id),
  }
}

async function listWaiting(
  db: Db,
  { invitations, key }: Structure,
  id: number,
  now: Date,
): Promise<Equipe['invitations']> {
  const { rows } = await db.execute<Equipe['invitations'][number]>(sql`
    select i.id, i.email, i.created_at, i.expires_at from ${sql.identifier(invitations)} i
    where i.${sql.identifier(key)} = ${id} and ${isWaiting(now)} order by i.id`)
  return rows.map((row) => ({
    ...row,
    created_at: toIso(row.created_at),
    expires_at: toIso(row.expires_at),
  }))
}

export const isSentTo = (email: string): SQL => sql`lower(i.email) = lower(${email})`

type Received = {
  id: number
  email: string
  accepted_at: string | null
  cancelled_at: string | null
  expires_at: string
  accepted_by: number | null
  structure_id: number
  slug: string
  nom: string
  ville: string | null
  inviteur: { prenom: string; nom: string }
}

/** An invitation with its structure and sender; null when the sender has left or is suspended. */
export async function findInvitation(
  db: Db | Tx,
  { table, invitations, key }: Structure,
  where: SQL,
): Promise<Received | null> {
  const { rows } = await db.execute<Received>(sql`
    select i.id, i.email, i.accepted_at, i.cancelled_at, i.expires_at, i.accepted_by,
      s.id as structure_id, s.slug, s.nom, s.ville,
      json_build_object('prenom', u.prenom, 'nom', u.nom) as inviteur
    from ${sql.identifier(invitations)} i
    join ${sql.identifier(table)} s on s.id = i.${sql.identifier(key)}
    join users u on u.id = i.users_id
    where u.supprime_le is null and u.suspendu_le is null and ${where}`)
  return rows[0] ?? null
}

const hasToken = (token: string): SQL => sql`i.token_hash = ${hashToken(token)}`

/** @throws ApiError `invitation_introuvable`, also when it was cancelled */
async function getReceived(db: Db | Tx, structure: Structure, where: SQL): Promise<Received> {
  const received = await findInvitation(db, structure, sql`${where} and i.cancelled_at is null`)
  if (!received) throw new ApiError('invitation_introuvable')
  return received
}

function present(received: Received, now: Date): InviteStructure {
  const { structure_id: id, slug, nom, ville, inviteur } = received
  const etat = getEtatInvitation(received, now)
  return {
    id,
    slug,
    nom,
    ville,
    inviteur: getInviterName(inviteur),
    etat: etat === 'annulee' ? 'expiree' : etat,
  }
}

/** @throws ApiError `invitation_introuvable` */
export const showInvitation = async (
  db: Db,
  structure: Structure,
  token: string,
  now: Date,
): Promise<InviteStructure> => present(await getReceived(db, structure, hasToken(token)), now)

/** @throws as `acceptReceived` */
export const acceptInvitation = (
  db: Db,
  structure: Structure,
  { user, token, now }: { user: User; token: string; now: Date },
): Promise<InviteStructure> => acceptReceived(db, structure, { user, where: hasToken(token), now })

/**
 * Idempotent for the same person.
 * @throws ApiError `invitation_introuvable`, `invitation_perimee`
 */
export async function acceptReceived(
  db: Db,
  structure: Structure,
  { user, where, now }: { user: User; where: SQL; now: Date },
): Promise<InviteStructure> {
  return db.transaction(async (tx) => {
    const received = await getReceived(tx, structure, where)
    if (received.accepted_by === user.id) return present(received, now)
    const accepted_at = now.toISOString()
    const { rows } = await tx.execute(sql`
      update ${sql.identifier(structure.invitations)} i
      set accepted_at = ${accepted_at}, accepted_by = ${user.id}
      where i.id = ${received.id} and ${isWaiting(now)} returning i.id`)
    if (!rows.length) throw new ApiError('invitation_perimee')
    const { structure_id: id, nom } = received
    const joining = { id, users_id: user.id, origine: 'invitation', now } as const
    if (await addMember(tx, structure, joining)) {
      const joined = { users_id: user.id, nom: getDisplayName(user) }
      await notifyMembersOfJoin(tx, structure, { id, nom }, joined)
    }
    return present({ ...received, accepted_at }, now)
  })
}
