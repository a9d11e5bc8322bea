import * as invitationsContract from '@foulee/contract/membres/invitations'
import { type Feature, schemasOf } from '../../../feature.ts'
import { work } from '../../../jobs/job.ts'
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
  invites: invitationsInvites,
  works: [work(lienInvitation, sendInvitation)],
  personal: invitationsPersonal,
}
