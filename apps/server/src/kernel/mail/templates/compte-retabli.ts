import type { Template } from '../content.ts'

export const compteRetabli: Template<{ prenom: string }> = ({ prenom }, { publicUrl }) => ({
  subject: 'Votre compte est rétabli',
  title: 'Votre compte est rétabli',
  paragraphs: [
    `Bonjour ${prenom},`,
    'La suspension de votre compte Foulée est levée. Vous pouvez vous connecter de nouveau, avec le même mot de passe.',
  ],
  button: { label: 'Se connecter', url: `${publicUrl}/connexion` },
  smallPrint: [
    `Vous ne vous souvenez plus du mot de passe\u00a0? Choisissez-en un autre\u00a0: ${publicUrl}/mot-de-passe-oublie`,
  ],
})
