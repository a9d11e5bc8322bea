import { invitations } from '@foulee/db/schema'
import { getTableColumns, sql } from 'drizzle-orm'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'

/** The hash is a credential and no personal data. */
const { token_hash: _, ...INVITATION } = getTableColumns(invitations)

export const invitationsPersonal: Personal = {
  owned: [invitations.users_id],
  signed: [invitations.accepted_by],
  collect: [
    {
      name: 'invitations',
      contenu: 'les invitations que vous avez envoyées',
      find: rowsOf(invitations.users_id, INVITATION),
    },
  ],
  erase: () => ({
    erase: async (tx, { email }) => {
      await tx.delete(invitations).where(sql`lower(${invitations.email}) = lower(${email})`)
    },
  }),
}
