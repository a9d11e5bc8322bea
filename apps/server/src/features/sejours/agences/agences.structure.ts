import { linkMail } from '#kernel/mail/link-mail.ts'
import type { Structure } from '#kernel/organisations/structure.ts'
import { ofAgence } from './agences.membership.ts'
import { getEditableAgence } from './agences.policy.ts'

export const agenceStructure: Structure = {
  genre: 'agence',
  table: 'agences',
  membres: 'agence_membres',
  invitations: 'agence_invitations',
  key: 'agences_id',
  membership: ofAgence,
  lien: linkMail('lien-membre-agence'),
  check: getEditableAgence,
}
