import type { OrganisateurGestion } from '@foulee/contract/courses/organisateurs'
import { MembersSection as StructureMembers } from '#kit/organisation/members-section.tsx'
import { useCancelInvitation, useInviteMember, useRemoveMember } from './organisateurs.mutations.ts'
import { MES_ORGANISATEURS } from './paths.ts'

const WORDS = {
  lead: 'Chaque membre peut modifier cet organisateur et toutes ses courses, et inviter d’autres personnes.',
  creation: 'A créé l’organisateur',
  leave: {
    question: 'Quitter cet organisateur\u00a0?',
    text: 'Vous ne pourrez plus modifier ses courses. Un membre pourra vous inviter de nouveau.',
  },
  remove: 'Cette personne ne pourra plus modifier vos courses.',
}

export function MembersSection({ gestion }: { gestion: OrganisateurGestion }) {
  const { id } = gestion.organisateur
  return (
    <StructureMembers
      cancel={useCancelInvitation(id)}
      equipe={gestion}
      home={MES_ORGANISATEURS}
      invite={useInviteMember(id)}
      remove={useRemoveMember(id)}
      words={WORDS}
    />
  )
}
