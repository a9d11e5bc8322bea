import { describeWaitingClaim } from '@foulee/domain/revendication-resultat'
import type { Template } from '../content.ts'

type Props = {
  prenom: string
  /** With the name of its race. */
  epreuve: string
  /** Path of the page where the claim is answered. */
  page: string
}

/** Tells the members of an organiser that somebody claims a line under another name. */
export const resultatRevendique: Template<Props> = ({ prenom, epreuve, page }, { publicUrl }) => {
  const { titre, texte } = describeWaitingClaim(epreuve)
  return {
    subject: titre,
    title: titre,
    paragraphs: [
      `Bonjour ${prenom},`,
      texte,
      'Tant que vous n’avez pas répondu, rien ne change sur la page des résultats.',
    ],
    button: { label: 'Répondre', url: `${publicUrl}${page}` },
    smallPrint: [
      `Vous ne voulez plus de ces messages\u00a0? Notifications de votre profil\u00a0: ${publicUrl}/profil#notifications`,
    ],
  }
}
