import type { AgenceGestion } from '@foulee/contract/sejours/agences'
import { MembersSection as StructureMembers } from '#kit/organisation/members-section.tsx'
import { useCancelInvitation, useInviteMember, useRemoveMember } from './agences.mutations.ts'
import { MES_AGENCES } from './paths.ts'

const WORDS = {
  lead: 'Chaque membre peut modifier l’agence et ses séjours, lire et décider leurs réservations, et inviter d’autres personnes.',
  creation: 'A créé l’agence',
  leave: {
    question: 'Quitter cette agence\u00a0?',
    text: 'Vous ne pourrez plus modifier ses séjours ni lire ses réservations. Un membre pourra vous inviter de nouveau.',
  },
  remove: 'Cette personne ne pourra plus modifier vos séjours ni lire vos réservations.',
}

export function MembersSection({ gestion }: { gestion: AgenceGestion }) {
  const { id } = gestion.agence
  return (
    <StructureMembers
      cancel={useCancelInvitation(id)}
      equipe={gestion}
      home={MES_AGENCES}
      invite={useInviteMember(id)}
      remove={useRemoveMember(id)}
      words={WORDS}
    />
  )
}
