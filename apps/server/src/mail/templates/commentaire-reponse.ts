import type { Template } from '../content.ts'

type Props = {
  prenom: string
  titre: string
  reponse: string
  /** Path of the page where it stands. */
  page: string
}

/** Tells a member that their comment was answered. */
export const commentaireReponse: Template<Props> = (
  { prenom, titre, reponse, page },
  { publicUrl },
) => ({
  subject: `Une réponse à votre avis sur «\u00a0${titre}\u00a0»`,
  title: 'Une réponse à votre avis',
  paragraphs: [`Bonjour ${prenom},`, `On vous répond au sujet de «\u00a0${titre}\u00a0»\u00a0:`],
  quote: reponse,
  button: { label: 'Voir la réponse', url: `${publicUrl}${page}` },
  smallPrint: [
    `Vous ne voulez plus de ces messages\u00a0? Choisissez-les dans vos réglages\u00a0: ${publicUrl}/reglages/notifications`,
  ],
})
