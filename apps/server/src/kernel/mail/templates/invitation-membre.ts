import { defuseLinks } from '@foulee/domain/shared/lien'
import type { Template } from '../content.ts'
import { type GenreStructure, wordsOf } from '../structure-words.ts'

type Props = { genre: GenreStructure; inviteur: string; structure: string; url: string }

export const invitationMembre: Template<Props> = ({ genre, inviteur, structure, url }) => {
  const { gerer, aPlusieurs, pourrez } = wordsOf(genre)
  return {
    subject: `${inviteur} vous propose de gérer ${gerer(structure)}`,
    title: aPlusieurs,
    paragraphs: [
      'Bonjour,',
      `${inviteur} gère ${gerer(structure)} sur Foulée et vous propose de le faire ensemble\u00a0: ${pourrez}.`,
      'Le lien est valable 30\u00a0jours.',
    ],
    button: { label: 'Voir l’invitation', url },
    smallPrint: [
      `Nous avons reçu votre adresse de ${defuseLinks(inviteur)}, pour ce seul message. Sans réponse de votre part, nous n’en enverrons pas d’autre.`,
    ],
  }
}
