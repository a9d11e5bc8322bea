import { ApiError } from '@foulee/contract/shared/errors'
import type { Equipe } from '@foulee/contract/shared/structures'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { getImageUrl } from '@foulee/domain/shared/image'
import { eq, sql } from 'drizzle-orm'
import { queueMail } from '#kernel/mail/queue.ts'
import { toIso } from '#platform/db/dates.ts'
import type { User } from '#platform/http/user.ts'
import { renewSubjects } from '#platform/realtime/channel.ts'
import type { Structure } from './structure.ts'

type Joining = {
  id: number
  users_id: number
  origine: Equipe['membres'][number]['origine']
  now: Date
}

/**
 * Adds a member, and the account flag that opens the management pages, where the structure has one
 * (shops have none); idempotent.
 * @returns false when already a member
 */
export async function addMember(
  tx: Tx,
  { genre, membres, key }: Structure,
  { id, users_id, origine, now }: Joining,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into ${sql.identifier(membres)} (${sql.identifier(key)}, users_id, origine, created_at)
    values (${id}, ${users_id}, ${origine}, ${now.toISOString()})
    on conflict do nothing returning users_id`)
  if (genre !== 'magasin') {
    await tx
      .update(t.users)
      .set({ [genre]: true })
      .where(eq(t.users.id, users_id))
  }
  await renewSubjects(tx, [users_id])
  return rows.length > 0
}

export async function notifyMembersOfJoin(
  tx: Tx,
  { genre, membership }: Structure,
  { id, nom }: { id: number; nom: string },
  joined: { users_id: number; nom: string },
): Promise<void> {
  const members = await membership.findMembers(tx, id)
  const recipients = members.filter(({ users_id }) => users_id !== joined.users_id)
  for (const { email: to, prenom } of recipients) {
    const props = { genre, prenom, membre: joined.nom, structure: nom, id }
    await queueMail(tx, { to, template: 'structure-membre', props })
  }
}

/**
 * Removes a member, or oneself. The last member stays, for the staff too.
 * @throws ApiError `membre_introuvable`, `dernier_membre`
 */
export async function removeMember(
  db: Db,
  structure: Structure,
  user: User,
  { id, users_id }: { id: number; users_id: number },
): Promise<void> {
  const membres = sql.identifier(structure.membres)
  const ofIt = sql`${sql.identifier(structure.key)} = ${id}`
  await db.transaction(async (tx) => {
    await structure.getEditable(tx, user, id)
    // Serialises departures, so that the last two members cannot leave at once.
    await lockStructure(tx, structure, id)
    const all = await tx.execute(sql`select from ${membres} where ${ofIt}`)
    const removed = await tx.execute(
      sql`delete from ${membres} where ${ofIt} and users_id = ${users_id} returning users_id`,
    )
    if (!removed.rows.length) throw new ApiError('membre_introuvable')
    if (all.rows.length < 2) throw new ApiError('dernier_membre')
    await renewSubjects(tx, [users_id])
  })
}

export const lockStructure = (tx: Db | Tx, { table }: Structure, id: number): Promise<unknown> =>
  tx.execute(sql`select from ${sql.identifier(table)} where id = ${id} for update`)

type MemberRow = {
  users_id: number
  prenom: string
  nom: string
  avatar: string | null
  origine: Joining['origine']
  created_at: string
}

export async function listMembers(
  db: Db,
  { membres, key }: Structure,
  id: number,
): Promise<Equipe['membres']> {
  const { rows } = await db.execute<MemberRow>(sql`
    select u.id as users_id, u.prenom, u.nom, p.avatar, m.origine, m.created_at
    from ${sql.identifier(membres)} m join users u on u.id = m.users_id
    left join profils p on p.users_id = u.id
    where m.${sql.identifier(key)} = ${id} order by m.created_at, u.id`)
  return rows.map(({ users_id, origine, created_at, avatar, ...person }) => ({
    users_id,
    nom: getDisplayName(person),
    avatar: getImageUrl(avatar),
    origine,
    depuis: toIso(created_at),
  }))
}
