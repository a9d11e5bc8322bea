import type { AdminContact } from '@foulee/contract/site/contact-admin'
import { CONTACT_ETATS } from '@foulee/domain/site/contact-etat'
import type { Etat } from '../ui/etat-chip.tsx'

const COLOURS = {
  nouveau: 'warning',
  repondu: 'success',
  clos: 'default',
  indesirable: 'error',
} as const

export const toEtat = ({ etat, est_lu }: Pick<AdminContact, 'etat' | 'est_lu'>): Etat =>
  etat === 'nouveau' && !est_lu
    ? { label: 'Non lu', color: 'primary' }
    : { label: CONTACT_ETATS[etat], color: COLOURS[etat] }
