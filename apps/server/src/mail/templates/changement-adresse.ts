import type { Template } from '../content.ts'

type Props = {
  prenom: string
  /** The new address, as `maskEmail` shows it. */
  adresse: string
  /** The change has happened; otherwise somebody has asked for it. */
  isDone: boolean
}

/** Warns the former address of a change of address, when it is asked for and when it is done. */
export const changementAdresse: Template<Props> = ({ prenom, adresse, isDone }, { publicUrl }) => {
  const title = isDone ? 'Votre adresse email a changé' : 'Changement d’adresse demandé'
  return {
    subject: title,
    title,
    paragraphs: [
      `Bonjour ${prenom},`,
      isDone
        ? `Votre compte Foulée utilise désormais l’adresse ${adresse}. Cette adresse-ci ne permet plus de s’y connecter.`
        : `Quelqu’un a demandé à remplacer l’adresse de votre compte Foulée par ${adresse}. Le changement se fera quand la nouvelle adresse sera confirmée.`,
      'Si c’est bien vous, il n’y a rien à faire.',
    ],
    smallPrint: [
      isDone
        ? `Ce n’est pas vous\u00a0? Écrivez-nous tout de suite\u00a0: ${publicUrl}/nous-contacter`
        : `Ce n’est pas vous\u00a0? Changez tout de suite votre mot de passe\u00a0: ${publicUrl}/mot-de-passe-oublie. La demande sera annulée.`,
    ],
  }
}
