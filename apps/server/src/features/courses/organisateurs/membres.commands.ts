import { ApiError } from '@foulee/contract/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { organisateurInvitations, organisateurMembres, organisateurs } from '@foulee/db/schema'
import { INVITATION_JOURS, INVITATIONS_PAR_JOUR } from '@foulee/domain/membres/invitation'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { User } from '../../../http/user.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { newSecret } from '../../../new-secret.ts'
import { hashToken } from '../../membres/session/session.queries.ts'
import { findReceived, type Received } from './gestion.queries.ts'
import { lienMembre } from './membres.jobs.ts'
import { addMember, tellMembers } from './organisateurs.members.ts'
import { ofOrganisateur } from './organisateurs.membership.ts'
import { getEditableOrganisateur } from './organisateurs.policy.ts'

const t = organisateurInvitations
const DAY_S = 86_400
/** Mails that one organiser may send in a day to whoever it invites. */
const PAR_ORGANISATEUR_PAR_JOUR = 20
const addDays = (now: Date, days: number) => new Date(now.getTime() + days * DAY_S * 1000)

type Invite = { user: User; id: number; email: string; now: Date }

/**
 * Keeps the invitation and queues its mail; until that leaves, no link leads to it.
 * @throws ApiError `deja_membre`, `invitation_deja_envoyee`, `trop_de_demandes`, and who may not
 */
export async function inviteMember(db: Db, { user, id, email, now }: Invite): Promise<void> {
  await db.transaction(async (tx) => {
    await getEditableOrganisateur(tx, user, id)
    // Two at once for one organiser are counted one after the other.
    await tx.execute(sql`select from organisateurs where id = ${id} for update`)
    await refuseMember(tx, id, email)
    await refuseTooMany(tx, id, email, now)
    const [invitation] = await tx
      .insert(t)
      .values({
        organisateurs_id: id,
        users_id: user.id,
        email,
        token_hash: hashToken(newSecret()),
        created_at: now.toISOString(),
        expires_at: addDays(now, INVITATION_JOURS).toISOString(),
      })
      .returning({ id: t.id })
    if (!invitation) throw new Error('The insert returned nothing.')
    await enqueue(tx, lienMembre, { invitation: invitation.id })
  })
}

async function refuseMember(tx: Tx, id: number, email: string): Promise<void> {
  const members = await ofOrganisateur.findMembers(tx, id)
  const isMember = members.some((one) => one.email.toLowerCase() === email.toLowerCase())
  if (isMember) throw new ApiError('deja_membre')
}

/** Whoever never asked for mails gets few: counted with those that were cancelled. */
async function refuseTooMany(tx: Tx, id: number, email: string, now: Date): Promise<void> {
  const yesterday = addDays(now, -1).toISOString()
  const waits = and(
    isNull(t.accepted_at),
    isNull(t.cancelled_at),
    gt(t.expires_at, now.toISOString()),
  )
  const toSame = sql`lower(${t.email}) = lower(${email})`
  if (await tx.$count(t, and(eq(t.organisateurs_id, id), toSame, waits))) {
    throw new ApiError('invitation_deja_envoyee')
  }
  const today = gt(t.created_at, yesterday)
  const isTooMany =
    (await tx.$count(t, and(toSame, today))) >= INVITATIONS_PAR_JOUR ||
    (await tx.$count(t, and(eq(t.organisateurs_id, id), today))) >= PAR_ORGANISATEUR_PAR_JOUR
  if (isTooMany) throw new ApiError('trop_de_demandes', { retryAfter: DAY_S })
}

/** @throws ApiError `invitation_introuvable` when it is another organiser's, `invitation_perimee` */
export async function cancelMemberInvitation(
  db: Db,
  user: User,
  { id, invitation, now }: { id: number; invitation: number; now: Date },
): Promise<void> {
  await getEditableOrganisateur(db, user, id)
  const its = and(eq(t.id, invitation), eq(t.organisateurs_id, id))
  const cancelled = await db
    .update(t)
    .set({ cancelled_at: sql`coalesce(${t.cancelled_at}, ${now.toISOString()})` })
    .where(and(its, isNull(t.accepted_at)))
    .returning({ id: t.id })
  if (cancelled.length) return
  throw new ApiError((await db.$count(t, its)) ? 'invitation_perimee' : 'invitation_introuvable')
}

/**
 * Accepts once; again for the same person changes nothing.
 * @throws ApiError `invitation_introuvable`, `invitation_perimee`
 */
export async function acceptMembership(
  db: Db,
  user: User,
  token: string,
  now: Date,
): Promise<Received> {
  return db.transaction(async (tx) => {
    const received = await findReceived(tx, token)
    if (!received) throw new ApiError('invitation_introuvable')
    const { invitation, organisateur } = received
    if (invitation.accepted_by === user.id) return received
    const [accepted] = await tx
      .update(t)
      .set({ accepted_at: now.toISOString(), accepted_by: user.id })
      .where(
        and(
          eq(t.id, invitation.id),
          isNull(t.accepted_at),
          isNull(t.cancelled_at),
          gt(t.expires_at, now.toISOString()),
        ),
      )
      .returning()
    if (!accepted) throw new ApiError('invitation_perimee')
    const joining = { organisateurs_id: organisateur.id, users_id: user.id, now }
    if (await addMember(tx, { ...joining, origine: 'invitation' })) {
      await tellMembers(tx, organisateur, { users_id: user.id, nom: getDisplayName(user) })
    }
    return { ...received, invitation: accepted }
  })
}

/**
 * Takes a member away, or lets one leave; somebody always stays.
 * @throws ApiError `membre_introuvable`, `dernier_membre`, and who may not
 */
export async function removeMember(
  db: Db,
  user: User,
  { id, users_id }: { id: number; users_id: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await getEditableOrganisateur(tx, user, id)
    // Two that leave at once are looked at one after the other.
    await tx.select().from(organisateurs).where(eq(organisateurs.id, id)).for('update')
    const members = eq(organisateurMembres.organisateurs_id, id)
    const nb = await tx.$count(organisateurMembres, members)
    const removed = await tx
      .delete(organisateurMembres)
      .where(and(members, eq(organisateurMembres.users_id, users_id)))
      .returning({ users_id: organisateurMembres.users_id })
    if (!removed.length) throw new ApiError('membre_introuvable')
    if (nb < 2) throw new ApiError('dernier_membre')
  })
}
