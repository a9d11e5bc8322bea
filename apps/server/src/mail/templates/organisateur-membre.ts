import type { Template } from '../content.ts'

type Props = { prenom: string; membre: string; organisateur: string; id: number }

/** Tells the members of an organiser that somebody has joined them. */
export const organisateurMembre: Template<Props> = (
  { prenom, membre, organisateur, id },
  { publicUrl },
) => ({
  subject: `${membre} gère désormais «\u00a0${organisateur}\u00a0» avec vous`,
  title: 'Un membre de plus',
  paragraphs: [
    `Bonjour ${prenom},`,
    `${membre} est devenu membre de «\u00a0${organisateur}\u00a0» sur Foulée et peut en modifier les courses.`,
    'Vous ne vous y attendiez pas\u00a0? Vous pouvez retirer cette personne de la liste des membres.',
  ],
  button: {
    label: 'Voir les membres',
    url: `${publicUrl}/contribution/organisateurs/${id}#membres`,
  },
  smallPrint: [`Une question\u00a0? Écrivez-nous\u00a0: ${publicUrl}/nous-contacter`],
})
