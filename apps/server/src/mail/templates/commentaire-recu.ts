import type { Template } from '../content.ts'

type Props = {
  prenom: string
  auteur: string
  titre: string
  texte: string
  note: number | null
  /** Path of the page where it stands. */
  page: string
}

/** Tells the author of a route, or whoever organises a race, what a member says of it. */
export const commentaireRecu: Template<Props> = (
  { prenom, auteur, titre, texte, note, page },
  { publicUrl },
) => ({
  subject: `Un avis sur «\u00a0${titre}\u00a0»`,
  title: 'Un nouvel avis',
  paragraphs: [
    `Bonjour ${prenom},`,
    note === null
      ? `${auteur} a commenté «\u00a0${titre}\u00a0»\u00a0:`
      : `${auteur} a donné ${note}\u00a0sur\u00a05 à «\u00a0${titre}\u00a0»\u00a0:`,
  ],
  quote: texte,
  button: { label: 'Lire et répondre', url: `${publicUrl}${page}` },
  smallPrint: [
    `Vous ne voulez plus de ces messages\u00a0? Choisissez-les dans vos réglages\u00a0: ${publicUrl}/reglages/notifications`,
  ],
})
