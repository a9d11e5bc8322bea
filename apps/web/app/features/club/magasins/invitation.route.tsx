import { MembershipInvitation } from '#kit/organisation/membership.tsx'
import { publicHeaders } from '#platform/api/prefetch.ts'
import { magasins } from './magasins.mutations.ts'

export const headers = publicHeaders

const WORDS = {
  path: '/magasin/invitation',
  title: 'Invitation d’un magasin',
  heading: 'Tenir la page d’un magasin à plusieurs',
  description: 'Acceptez de tenir la page d’un magasin.',
  what: 'le magasin',
  will: 'Vous pourrez modifier sa page, ses horaires et ses photos. Vous pouvez quitter le magasin à tout moment.',
  door: 'Ouvrir le magasin',
}

export default function Invitation() {
  return (
    <MembershipInvitation
      idOf={({ magasins_id }) => magasins_id}
      organisation={magasins}
      words={WORDS}
    />
  )
}
