import type { Template } from '../content.ts'

export const compteSuspendu: Template<{ prenom: string; motif: string }> = (
  { prenom, motif },
  { publicUrl },
) => ({
  subject: 'Votre compte est suspendu',
  title: 'Votre compte est suspendu',
  paragraphs: [
    `Bonjour ${prenom},`,
    'L’équipe de Foulée a suspendu votre compte\u00a0: plus personne ne peut s’y connecter. Ce que vous avez publié reste en place. Voici pourquoi\u00a0:',
  ],
  quote: motif,
  button: { label: 'Nous écrire', url: `${publicUrl}/nous-contacter` },
  smallPrint: [
    'Si vous n’êtes pas d’accord, ou pour demander une copie ou la suppression de vos données, écrivez-nous\u00a0: quelqu’un vous répondra.',
  ],
})
