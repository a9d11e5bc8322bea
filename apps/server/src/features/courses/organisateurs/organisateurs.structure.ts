import { linkMail } from '#kernel/mail/link-mail.ts'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import type { Structure } from '#kernel/organisations/structure.ts'
import { getEditableOrganisateur } from './organisateurs.policy.ts'

export const organisateurStructure: Structure = {
  genre: 'organisateur',
  table: 'organisateurs',
  membres: 'organisateur_membres',
  invitations: 'organisateur_invitations',
  key: 'organisateurs_id',
  membership: ofOrganisateur,
  lien: linkMail('lien-membre'),
  check: getEditableOrganisateur,
}
