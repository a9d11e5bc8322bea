import { linkMail } from '#kernel/mail/link-mail.ts'
import type { Structure } from '#kernel/organisations/structure.ts'
import { ofMagasin } from './magasins.membership.ts'
import { getEditableMagasin } from './magasins.policy.ts'

export const magasinStructure: Structure = {
  genre: 'magasin',
  table: 'magasins',
  membres: 'magasin_membres',
  invitations: 'magasin_invitations',
  key: 'magasins_id',
  membership: ofMagasin,
  lien: linkMail('lien-membre-magasin'),
  check: getEditableMagasin,
}
