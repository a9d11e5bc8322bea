import { organisateurInvitations, organisateurMembres, organisateurs } from '@foulee/db/schema'
import { structurePersonal } from '#kernel/organisations/personal.ts'
import { eraseOrganisateurs } from './organisateurs.erase.ts'

export const organisateursPersonal = structurePersonal({
  table: organisateurs,
  membres: organisateurMembres,
  invitations: organisateurInvitations,
  key: organisateurMembres.organisateurs_id,
  names: {
    managed: ['organisateurs', 'les organisateurs dont vous êtes membre'],
    invitations: [
      'invitations-a-gerer',
      'les invitations à gérer un organisateur que vous avez envoyées',
    ],
    created: ['organisateurs-crees', 'les organisateurs que vous avez créés'],
  },
  erase: eraseOrganisateurs,
})
