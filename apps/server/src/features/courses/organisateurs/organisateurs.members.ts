import type { Tx } from '@foulee/db/connect'
import { organisateurMembres, users } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { queueMail } from '../../../mail/queue.ts'
import { ofOrganisateur } from './organisateurs.membership.ts'

type Joining = {
  organisateurs_id: number
  users_id: number
  origine: typeof organisateurMembres.$inferInsert.origine
  now: Date
}

/**
 * Makes somebody a member, with the flag that opens the races' pages; once, whatever happens.
 * @returns false when they were one already
 */
export async function addMember(tx: Tx, { now, ...joining }: Joining): Promise<boolean> {
  const added = await tx
    .insert(organisateurMembres)
    .values({ ...joining, created_at: now.toISOString() })
    .onConflictDoNothing()
    .returning({ users_id: organisateurMembres.users_id })
  await tx.update(users).set({ organisateur: true }).where(eq(users.id, joining.users_id))
  return added.length > 0
}

/** Tells the other members who joined: nobody slips in unseen. */
export async function tellMembers(
  tx: Tx,
  organisateur: { id: number; nom: string },
  joined: { users_id: number; nom: string },
): Promise<void> {
  const members = await ofOrganisateur.findMembers(tx, organisateur.id)
  const others = members.filter(({ users_id }) => users_id !== joined.users_id)
  for (const { email: to, prenom } of others) {
    const props = {
      prenom,
      membre: joined.nom,
      organisateur: organisateur.nom,
      id: organisateur.id,
    }
    await queueMail(tx, { to, template: 'organisateur-membre', props })
  }
}
