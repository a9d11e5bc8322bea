import * as invitationsContract from '@foulee/contract/membres/invitations'
import { invitations as table } from '@foulee/db/schema'
import { and, eq, isNull } from 'drizzle-orm'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { invitationsInvites } from './invitations.invites.ts'
import { lienInvitation, sendInvitation } from './invitations.jobs.ts'
import { invitationsPersonal } from './invitations.personal.ts'
import { invitationsRoutes } from './invitations.routes.ts'

export const invitations: Feature = {
  parts: [
    {
      id: 'invitations',
      titre: 'Invitations',
      routes: invitationsRoutes,
      schemas: schemasOf(invitationsContract),
    },
  ],
  acces: [
    {
      nom: 'invitations',
      cut: (tx, users_id, now) =>
        tx
          .update(table)
          .set({ cancelled_at: now.toISOString() })
          .where(
            and(
              eq(table.users_id, users_id),
              isNull(table.accepted_at),
              isNull(table.cancelled_at),
            ),
          ),
    },
  ],
  invites: invitationsInvites,
  works: [work(lienInvitation, sendInvitation)],
  personal: invitationsPersonal,
}
