import type { Template } from '../content.ts'

export const reinitialisation: Template<{ prenom: string; url: string }> = ({ prenom, url }) => ({
  subject: 'Choisissez un nouveau mot de passe',
  title: 'Un nouveau mot de passe',
  paragraphs: [
    `Bonjour ${prenom},`,
    'Vous avez demandé à changer le mot de passe de votre compte Foulée. Choisissez-en un nouveau avec le bouton ci-dessous.',
    'Le lien est valable une heure et ne sert qu’une fois. Tous vos appareils seront ensuite déconnectés.',
  ],
  button: { label: 'Choisir un mot de passe', url },
  smallPrint: [
    'Vous n’avez rien demandé\u00a0? Ignorez ce message\u00a0: votre mot de passe reste le même.',
  ],
})
