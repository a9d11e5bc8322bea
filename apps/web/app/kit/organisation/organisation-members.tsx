import type { ComponentProps } from 'react'
import { MembersSection } from './members-section.tsx'
import {
  type Organisation,
  useCancelInvitation,
  useInviteMember,
  useRemoveMember,
} from './organisation.mutations.ts'
import type { Root } from './organisation.queries.ts'

type OrganisationMembersProps<R extends Root> = {
  organisation: Organisation<R>
  id: number
} & Pick<ComponentProps<typeof MembersSection>, 'equipe' | 'words'>

export function OrganisationMembers<R extends Root>(props: OrganisationMembersProps<R>) {
  const { organisation, id, ...shown } = props
  return (
    <MembersSection
      {...shown}
      cancel={useCancelInvitation(organisation, id)}
      home={organisation.paths.home}
      invite={useInviteMember(organisation, id)}
      remove={useRemoveMember(organisation, id)}
    />
  )
}
