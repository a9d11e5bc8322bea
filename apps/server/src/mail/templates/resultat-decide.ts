import {
  type DecisionResultat,
  describeDecision,
} from '@foulee/domain/courses/revendication-resultat'
import type { Template } from '../content.ts'

type Props = {
  prenom: string
  /** The name of the épreuve, with that of its race. */
  epreuve: string
  decision: DecisionResultat
  /** Path of the results. */
  page: string
}

/** Tells a member what the organiser decided of the line that they claim. */
export const resultatDecide: Template<Props> = (
  { prenom, epreuve, decision, page },
  { publicUrl },
) => {
  const { titre, texte } = describeDecision(decision, epreuve)
  return {
    subject: titre,
    title: titre,
    paragraphs: [`Bonjour ${prenom},`, texte],
    button: { label: 'Voir les résultats', url: `${publicUrl}${page}` },
    smallPrint: [
      `Vous ne voulez plus de ces messages\u00a0? Choisissez-les dans vos réglages\u00a0: ${publicUrl}/reglages/notifications`,
    ],
  }
}
