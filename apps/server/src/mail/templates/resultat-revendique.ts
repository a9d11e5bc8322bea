import { describeSujet, type SujetResultat } from '@foulee/domain/courses/revendication-resultat'
import type { Template } from '../content.ts'

type Props = {
  prenom: string
  /** The name of the épreuve, with that of its race. */
  epreuve: string
  sujet: SujetResultat
  /** Path of the page where it is answered. */
  page: string
}

/** Tells the members of an organiser what a runner asks, or did, with a line of results. */
export const resultatRevendique: Template<Props> = (
  { prenom, epreuve, sujet, page },
  { publicUrl },
) => {
  const { titre, texte } = describeSujet(sujet, epreuve)
  const isQuestion = sujet === 'lien' || sujet === 'opposition'
  return {
    subject: titre,
    title: titre,
    paragraphs: [`Bonjour ${prenom},`, texte],
    button: { label: isQuestion ? 'Répondre' : 'Voir', url: `${publicUrl}${page}` },
    smallPrint: [
      `Vous ne voulez plus de ces messages\u00a0? Choisissez-les dans vos réglages\u00a0: ${publicUrl}/reglages/notifications`,
    ],
  }
}
