import type { Template } from '../content.ts'

type Props = {
  prenom: string
  sejour: string
  agence: string
  sujet: string
  texte: string
  page: string
}

/** Message of an agency to all participants of a departure; Reply-To is the agency. */
export const departMessage: Template<Props> = (props, { publicUrl }) => {
  const { prenom, sejour, agence, sujet, texte, page } = props
  return {
    subject: `${sujet} («\u00a0${sejour}\u00a0»)`,
    title: sujet,
    paragraphs: [
      `Bonjour ${prenom},`,
      `L’agence ${agence} vous écrit au sujet de votre réservation pour «\u00a0${sejour}\u00a0»\u00a0:`,
    ],
    quote: texte,
    button: { label: 'Voir ma réservation', url: `${publicUrl}${page}` },
    smallPrint: [
      'Vous recevez ce message parce que vous avez réservé ce départ. Répondez à ce message pour écrire à l’agence.',
    ],
  }
}
