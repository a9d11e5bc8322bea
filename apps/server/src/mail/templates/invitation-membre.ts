import type { Template } from '../content.ts'

type Props = { inviteur: string; organisateur: string; url: string }

/** Asks somebody to manage an organiser's races with the one who invites. */
export const invitationMembre: Template<Props> = ({ inviteur, organisateur, url }) => ({
  subject: `${inviteur} vous propose de gérer les courses de «\u00a0${organisateur}\u00a0»`,
  title: 'Gérer des courses à plusieurs',
  paragraphs: [
    'Bonjour,',
    `${inviteur} gère les courses de «\u00a0${organisateur}\u00a0» sur Foulée et vous propose de le faire ensemble\u00a0: vous pourrez modifier les courses, leurs éditions et leurs actualités.`,
    'Le lien est valable 30\u00a0jours.',
  ],
  button: { label: 'Voir l’invitation', url },
  smallPrint: [
    `Nous avons reçu votre adresse de ${inviteur}, pour ce seul message. Sans réponse de votre part, nous n’en enverrons pas d’autre.`,
  ],
})
