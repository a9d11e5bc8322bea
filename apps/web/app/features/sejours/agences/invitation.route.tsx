import { MembershipInvitation } from '#kit/organisation/membership.tsx'
import { publicHeaders } from '#platform/api/prefetch.ts'
import { agences } from './agences.mutations.ts'

export const headers = publicHeaders

const WORDS = {
  path: '/agence/invitation',
  title: 'Invitation d’une agence',
  heading: 'Gérer une agence à plusieurs',
  description: 'Acceptez de gérer les séjours d’une agence.',
  what: 'l’agence',
  will: 'Vous pourrez modifier ses séjours et leurs départs, et répondre aux réservations. Vous pouvez quitter l’agence à tout moment.',
  door: 'Ouvrir l’agence',
}

export default function Invitation() {
  return (
    <MembershipInvitation
      idOf={({ agences_id }) => agences_id}
      organisation={agences}
      words={WORDS}
    />
  )
}
