import type { Template } from '../content.ts'

type Props = { inviteur: string; type: 'ami' | 'athlete'; message: string | null; url: string }

/** Sent to an address that a member gave us: once, signed with the member's name. */
export const invitation: Template<Props> = ({ inviteur, type, message, url }) => ({
  subject:
    type === 'ami'
      ? `${inviteur} vous invite à courir sur Foulée`
      : `${inviteur} vous propose un suivi de coach sur Foulée`,
  title: type === 'ami' ? 'Une invitation à courir' : 'Une invitation de coach',
  paragraphs: [
    'Bonjour,',
    type === 'ami'
      ? `${inviteur} vous invite sur Foulée, le portail des coureurs\u00a0: courses, parcours et entraînement, gratuitement.`
      : `${inviteur} entraîne sur Foulée et vous propose de vous suivre. Accepter lui donne votre accord, et rien d’autre\u00a0: vos données ne lui sont pas montrées.`,
    'Le lien est valable 30\u00a0jours.',
  ],
  ...(message ? { quote: message } : {}),
  button: { label: 'Voir l’invitation', url },
  smallPrint: [
    `Nous avons reçu votre adresse de ${inviteur}, pour ce seul message. Sans réponse de votre part, nous n’en enverrons pas d’autre.`,
  ],
})
