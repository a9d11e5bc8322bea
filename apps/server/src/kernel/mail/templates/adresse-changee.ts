import type { Template } from '../content.ts'

type Props = {
  prenom: string
  adresse: string
  /** Link that restores the account; null for an address that was never verified. */
  url: string | null
}

/** Sent to the former address after a change: opens /reinitialiser-mot-de-passe. */
export const adresseChangee: Template<Props> = ({ prenom, adresse, url }, { publicUrl }) => ({
  subject: 'Votre adresse email a changé',
  title: 'Votre adresse email a changé',
  paragraphs: [
    `Bonjour ${prenom},`,
    `Votre compte Foulée utilise désormais l’adresse ${adresse}. Cette adresse-ci ne permet plus de s’y connecter.`,
    'Si c’est bien vous, il n’y a rien à faire.',
    ...(url
      ? [
          'Ce n’est pas vous\u00a0? Reprenez votre compte\u00a0: il retrouve cette adresse, avec un nouveau mot de passe. Le lien est valable 7\u00a0jours et ne sert qu’une fois.',
        ]
      : []),
  ],
  ...(url && { button: { label: 'Reprendre mon compte', url } }),
  smallPrint: [`Ce n’est pas vous\u00a0? Écrivez-nous aussi\u00a0: ${publicUrl}/nous-contacter`],
})
