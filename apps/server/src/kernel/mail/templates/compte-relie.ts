import type { Template } from '../content.ts'

export const compteRelie: Template<{ prenom: string; service: string }> = (
  { prenom, service },
  { publicUrl },
) => ({
  subject: `Votre compte est relié à ${service}`,
  title: `Votre compte est relié à ${service}`,
  paragraphs: [
    `Bonjour ${prenom},`,
    `Un compte ${service} permet désormais de se connecter à votre compte Foulée.`,
    'Si c’est bien vous, il n’y a rien à faire.',
  ],
  smallPrint: [
    `Ce n’est pas vous\u00a0? Déconnectez ce compte dans vos réglages, puis changez de mot de passe\u00a0: ${publicUrl}/reglages/comptes-connectes`,
  ],
})
