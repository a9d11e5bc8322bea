import type { Feature } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { invitesOf } from './invites.ts'
import { invitationsAcces, sendInvitationOf } from './inviting.ts'
import type { Structure } from './structure.ts'

/** Part of the manifest that organisers, agencies and shops share: their invitations. */
export const structureManifest = (
  structure: Structure,
): Required<Pick<Feature, 'acces' | 'invites' | 'works'>> => ({
  acces: [invitationsAcces(structure)],
  invites: invitesOf(structure),
  works: [work(structure.lien, sendInvitationOf(structure))],
})
