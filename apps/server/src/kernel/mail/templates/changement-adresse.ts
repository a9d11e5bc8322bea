import type { Template } from '../content.ts'

type Props = {
  prenom: string
  adresse: string
}

export const changementAdresse: Template<Props> = ({ prenom, adresse }, { publicUrl }) => ({
  subject: 'Changement d’adresse demandé',
  title: 'Changement d’adresse demandé',
  paragraphs: [
    `Bonjour ${prenom},`,
    `Quelqu’un a demandé à remplacer l’adresse de votre compte Foulée par ${adresse}. Le changement se fera quand la nouvelle adresse sera confirmée.`,
    'Si c’est bien vous, il n’y a rien à faire.',
  ],
  smallPrint: [
    `Ce n’est pas vous\u00a0? Changez tout de suite votre mot de passe\u00a0: ${publicUrl}/mot-de-passe-oublie. La demande sera annulée.`,
  ],
})
