import { linkMail } from '../../../mail/link-mail.ts'
import type { Structure } from '../../../structures/structure.ts'
import { ofOrganisateur } from './organisateurs.membership.ts'
import { getEditableOrganisateur } from './organisateurs.policy.ts'

/** Organisers, as what several members manage. */
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
