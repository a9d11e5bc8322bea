import { defuseLinks } from '@foulee/domain/shared/lien'
import type { Template } from '../content.ts'

type Props = { inviteur: string; type: 'ami' | 'athlete'; message: string | null; url: string }

/** Sent once to an address typed by a member, in the member's name. */
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
      : `${inviteur} entraîne sur Foulée et vous propose de vous suivre. Si vous acceptez, votre coach voit votre nom, ce qui est prévu à votre agenda et ce que vous en avez fait\u00a0; vous choisissez le reste, et mettez fin au suivi quand vous voulez.`,
    'Le lien est valable 30\u00a0jours.',
  ],
  ...(message ? { quote: message } : {}),
  button: { label: 'Voir l’invitation', url },
  smallPrint: [
    `Nous avons reçu votre adresse de ${defuseLinks(inviteur)}, pour ce seul message. Sans réponse de votre part, nous n’en enverrons pas d’autre.`,
  ],
})
