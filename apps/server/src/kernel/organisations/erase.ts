import type { Tx } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import type { Leaving } from '#kernel/gdpr/personal.ts'
import { queueMail } from '#kernel/mail/queue.ts'
import type { Config } from '#platform/config/config.ts'
import { queueRemoval } from '#platform/images/retrait.ts'
import type { Structure } from './structure.ts'
import type { Stored } from './verification.ts'

export type Managed = Stored & { email: string | null }

type Erased = {
  /** Other members remain: the address goes if it is the member's own. */
  withdrawShared: (tx: Tx, structure: Managed, leaving: Leaving) => Promise<unknown>
  /**
   * No other member remains.
   * @returns the folders of erased images; whether the structure stays
   */
  eraseSole: (
    tx: Tx,
    structure: Managed,
    leaving: Leaving,
  ) => Promise<{ folders: readonly (string | null)[]; isLeft: boolean }>
}

/**
 * Structures of a member whose account is erased. Those with other members go on. Of the others,
 * public content stays; drafts are deleted, and so are address and telephone, presumed to be the
 * member's; the staff is notified. Runs before memberships are deleted.
 */
export async function eraseManaged(
  tx: Tx,
  structure: Structure,
  { contactEmail }: Config,
  leaving: Leaving,
  { withdrawShared, eraseSole }: Erased,
): Promise<void> {
  const { genre } = structure
  const removed: (string | null)[] = []
  for (const managed of await lockManaged(tx, structure, leaving.id)) {
    if (managed.has_others) {
      await withdrawShared(tx, managed, leaving)
      continue
    }
    const { folders, isLeft } = await eraseSole(tx, managed, leaving)
    removed.push(...folders)
    if (!isLeft || !contactEmail) continue
    const props = { genre, nom: managed.nom }
    await queueMail(tx, { to: contactEmail, template: 'structure-seule', props })
  }
  await queueRemoval(tx, { folders: removed })
}

/** Locked in the order of members who leave: two simultaneous erasures run one after the other. */
async function lockManaged(tx: Tx, { table, membres, key }: Structure, users_id: number) {
  const [its, id] = [sql.identifier(membres), sql.identifier(key)]
  const { rows } = await tx.execute<Managed>(sql`
    select * from ${sql.identifier(table)}
    where id in (select ${id} from ${its} where users_id = ${users_id}) order by id for update`)
  // After the locks: a member who left meanwhile is gone.
  const sharedRows = await tx.execute<{ id: number }>(sql`
    select distinct ${id} as id from ${its} where users_id <> ${users_id}
      and ${id} = any(${sql.param(rows.map((row) => row.id))}::int[])`)
  const shared = new Set(sharedRows.rows.map((row) => row.id))
  return rows.map((row) => ({ ...row, has_others: shared.has(row.id) }))
}
