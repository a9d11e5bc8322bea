import { MembershipInvitation } from '#kit/organisation/membership.tsx'
import { publicHeaders } from '#platform/api/prefetch.ts'
import { organisateurs } from './organisateurs.mutations.ts'

export const headers = publicHeaders

const WORDS = {
  path: '/organisateur/invitation',
  title: 'Invitation d’un organisateur',
  heading: 'Gérer des courses à plusieurs',
  description: 'Acceptez de gérer les courses d’un organisateur.',
  what: 'les courses de',
  will: 'Vous pourrez modifier les courses, leurs éditions et leurs actualités. Vous pouvez quitter l’organisateur à tout moment.',
  door: 'Ouvrir l’organisateur',
}

export default function Invitation() {
  return (
    <MembershipInvitation
      idOf={({ organisateurs_id }) => organisateurs_id}
      organisation={organisateurs}
      words={WORDS}
    />
  )
}
