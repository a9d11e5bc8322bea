import { agenceInvitations, agenceMembres, agences } from '@foulee/db/schema'
import { structurePersonal } from '#kernel/organisations/personal.ts'
import { eraseAgences } from './agences.erase.ts'

export const agencesPersonal = structurePersonal({
  table: agences,
  membres: agenceMembres,
  invitations: agenceInvitations,
  key: agenceMembres.agences_id,
  names: {
    managed: ['agences', 'les agences dont vous êtes membre'],
    invitations: [
      'invitations-a-gerer-une-agence',
      'les invitations à gérer une agence que vous avez envoyées',
    ],
    created: ['agences-creees', 'les agences que vous avez créées'],
  },
  erase: eraseAgences,
})
