import type { Template } from '../content.ts'

type Props = { prenom: string; agence: string; sejour: string; slug: string; message: string }

export const agenceContactCopie: Template<Props> = (
  { prenom, agence, sejour, slug, message },
  { publicUrl },
) => ({
  subject: `Votre message à «\u00a0${agence}\u00a0»`,
  title: 'Votre message est parti',
  paragraphs: [
    `Bonjour ${prenom},`,
    `Voici ce que vous avez écrit à «\u00a0${agence}\u00a0» au sujet de «\u00a0${sejour}\u00a0». L’agence vous répondra par email.`,
  ],
  quote: message,
  button: { label: 'Voir le séjour', url: `${publicUrl}/sejours/${slug}` },
  smallPrint: ['Vous n’avez rien écrit\u00a0? Changez le mot de passe de votre compte.'],
})
