import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import {
  getEtatInvitation,
  getInviterName,
  INVITATION_JOURS,
  INVITATIONS_PAR_JOUR,
} from '@foulee/domain/membres/invitation'
import { hasLink } from '@foulee/domain/shared/lien'
import { type SQL, sql } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import { deliver } from '#kernel/mail/deliver.ts'
import { wordsOf } from '#kernel/mail/structure-words.ts'
import type { Acces } from '#kernel/members/acces.ts'
import { hashToken, newSecret } from '#platform/crypto/new-secret.ts'
import type { User } from '#platform/http/user.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { findInvitation } from './invitations.ts'
import { lockStructure } from './members.ts'
import type { Structure } from './structure.ts'

const DAY_S = 86_400
const PAR_STRUCTURE_PAR_JOUR = 20
const addDays = (now: Date, days: number) => new Date(now.getTime() + days * DAY_S * 1000)

type Invite = { user: User; id: number; email: string; now: Date }

/**
 * Stores the invitation and queues its email; the link's secret is created on sending.
 * @throws ApiError `deja_membre`, `invitation_deja_envoyee`, `trop_de_demandes`
 */
export async function inviteMember(db: Db, structure: Structure, invite: Invite): Promise<void> {
  const { user, id, email, now } = invite
  await db.transaction(async (tx) => {
    await structure.getEditable(tx, user, id)
    await lockStructure(tx, structure, id)
    await assertNotMember(tx, structure, invite)
    await assertInvitationLimit(tx, structure, invite)
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into ${sql.identifier(structure.invitations)}
        (${sql.identifier(structure.key)}, users_id, email, token_hash, created_at, expires_at)
      values (${id}, ${user.id}, ${email}, ${hashToken(newSecret())}, ${now.toISOString()},
        ${addDays(now, INVITATION_JOURS).toISOString()}) returning id`)
    const [invitation] = rows
    if (!invitation) throw new Error('The insert returned nothing.')
    await enqueue(tx, structure.lien, { invitation: invitation.id })
  })
}

async function assertNotMember(
  tx: Tx,
  { membership }: Structure,
  { id, email }: Invite,
): Promise<void> {
  const members = await membership.findMembers(tx, id)
  const isMember = members.some((member) => member.email.toLowerCase() === email.toLowerCase())
  if (isMember) throw new ApiError('deja_membre')
}

/** Limits unsolicited emails; cancelled invitations count too. */
async function assertInvitationLimit(
  tx: Tx,
  { invitations, key }: Structure,
  { id, email, now }: Invite,
): Promise<void> {
  const ofIt = sql`${sql.identifier(key)} = ${id}`
  const toSame = sql`lower(email) = lower(${email})`
  const today = sql`created_at > ${addDays(now, -1).toISOString()}`
  const waits = sql`
    accepted_at is null and cancelled_at is null and expires_at > ${now.toISOString()}`
  const count = (where: SQL) => sql`count(*) filter (where ${where})::int`
  type Counts = { waiting: number; to_same: number; of_it: number }
  const { rows } = await tx.execute<Counts>(sql`
    select ${count(sql`${ofIt} and ${toSame} and ${waits}`)} as waiting,
      ${count(sql`${toSame} and ${today}`)} as to_same, ${count(sql`${ofIt} and ${today}`)} as of_it
    from ${sql.identifier(invitations)} where ${toSame} or ${ofIt}`)
  const { waiting = 0, to_same = 0, of_it = 0 } = rows[0] ?? {}
  if (waiting) throw new ApiError('invitation_deja_envoyee')
  if (to_same < INVITATIONS_PAR_JOUR && of_it < PAR_STRUCTURE_PAR_JOUR) return
  throw new ApiError('trop_de_demandes', { retryAfter: DAY_S })
}

export const invitationsAcces = ({ invitations }: Structure): Acces => ({
  nom: 'invitations',
  cut: (tx, users_id, now) =>
    tx.execute(sql`
      update ${sql.identifier(invitations)} set cancelled_at = ${now.toISOString()}
      where users_id = ${users_id} and accepted_at is null and cancelled_at is null`),
})

/**
 * @throws ApiError `invitation_introuvable` when it is another structure's, `invitation_perimee`
 */
export async function cancelInvitation(
  db: Db,
  structure: Structure,
  { user, id, invitation, now }: { user: User; id: number; invitation: number; now: Date },
): Promise<void> {
  await structure.getEditable(db, user, id)
  const table = sql.identifier(structure.invitations)
  const isIts = sql`id = ${invitation} and ${sql.identifier(structure.key)} = ${id}`
  const cancelled = await db.execute(sql`
    update ${table} set cancelled_at = coalesce(cancelled_at, ${now.toISOString()})
    where ${isIts} and accepted_at is null returning id`)
  if (cancelled.rows.length) return
  const { rows } = await db.execute(sql`select from ${table} where ${isIts}`)
  throw new ApiError(rows.length ? 'invitation_perimee' : 'invitation_introuvable')
}

/**
 * Job that sends the link, unless the invitation was cancelled or its sender has left or is
 * suspended. The secret is created on sending.
 */
export const sendInvitationOf =
  (structure: Structure) =>
  async (
    context: JobContext,
    { invitation: id }: { invitation: number },
    job: string,
  ): Promise<void> => {
    const { db, clock, config } = context
    const found = await findInvitation(db, structure, sql`i.id = ${id}`)
    if (!found || getEtatInvitation(found, clock()) !== 'envoyee') return
    const token = newSecret()
    await db.execute(sql`update ${sql.identifier(structure.invitations)}
      set token_hash = ${hashToken(token)} where id = ${id}`)
    const { genre } = structure
    const props = {
      genre,
      inviteur: getInviterName(found.inviteur),
      // An email to a stranger in our name: no link in the structure's name.
      structure: hasLink(found.nom) ? wordsOf(genre).anonyme : found.nom,
      url: `${config.publicUrl}${wordsOf(genre).invitation}#${token}`,
    }
    await deliver(context, { to: found.email, template: 'invitation-membre', props }, job)
  }
