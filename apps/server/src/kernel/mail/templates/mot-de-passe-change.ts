import type { Template } from '../content.ts'

export const motDePasseChange: Template<{ prenom: string }> = ({ prenom }, { publicUrl }) => ({
  subject: 'Votre mot de passe a changé',
  title: 'Votre mot de passe a changé',
  paragraphs: [
    `Bonjour ${prenom},`,
    'Le mot de passe de votre compte Foulée vient d’être changé. Les autres appareils ont été déconnectés.',
    'Si c’est bien vous, il n’y a rien à faire.',
  ],
  smallPrint: [
    `Ce n’est pas vous\u00a0? Choisissez tout de suite un nouveau mot de passe\u00a0: ${publicUrl}/mot-de-passe-oublie`,
  ],
})
