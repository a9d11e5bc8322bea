import type { Template } from '../content.ts'

type Props = {
  prenom: string
  /** What happened, as a title and as a sentence. */
  titre: string
  texte: string
  /** The other side's words. */
  motif?: string
  /** Path of the page where it is read. */
  page: string
  /** What the button says. */
  bouton?: string
}

/** Tells one side of a booking, or who comes to an event, what the other did, or what time did. */
export const reservation: Template<Props> = (props, { publicUrl }) => {
  const { prenom, titre, texte, motif, page, bouton = 'Voir la réservation' } = props
  return {
    subject: titre,
    title: titre,
    paragraphs: [`Bonjour ${prenom},`, texte],
    ...(motif && { quote: motif }),
    button: { label: bouton, url: `${publicUrl}${page}` },
    smallPrint: [`Une question\u00a0? Écrivez-nous\u00a0: ${publicUrl}/nous-contacter`],
  }
}
