/** Limits of new accounts (produit 7.20): enough for a person, too little for abuse. */

import { formatDateLongue } from '../shared/date.ts'
import { parisDate } from '../shared/heure-paris.ts'

const JOURS_NOUVEAU = 7
const DAY_MS = 86_400_000

export const GESTES_NOUVEAU = {
  abonnement: 'commencer à suivre autant de pages',
  avis: 'écrire autant de commentaires',
  publication: 'publier autant',
  invitation: 'inviter autant de personnes',
  message: 'écrire autant de messages',
} as const
export type GesteNouveau = keyof typeof GESTES_NOUVEAU

/** End of the limits: an instant, the verification of the address, or both. */
export type Nouveau = { jusqua: Date | null; attendAdresse: boolean }

type Account = { depuis: Date; email_verifie: boolean }

export function getNouveau({ depuis, email_verifie }: Account, now: Date): Nouveau | null {
  const end = new Date(depuis.getTime() + JOURS_NOUVEAU * DAY_MS)
  const jusqua = now < end ? end : null
  return jusqua || !email_verifie ? { jusqua, attendAdresse: !email_verifie } : null
}

export function formatLimiteNouveau(
  geste: GesteNouveau,
  { jusqua, attendAdresse }: Nouveau,
): string {
  const day = jusqua && `jusqu’au ${formatDateLongue(parisDate(jusqua))}`
  const until = [day, attendAdresse && 'tant que votre adresse email n’est pas vérifiée']
    .filter(Boolean)
    .join(', et ')
  return `Votre compte est nouveau\u00a0: ${until}, il ne peut pas ${GESTES_NOUVEAU[geste]} en un jour. Reprenez demain.`
}
