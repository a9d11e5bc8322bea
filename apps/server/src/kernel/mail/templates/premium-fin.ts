import type { Template } from '../content.ts'

type Props = { prenom: string; jour: string }

export const premiumFin: Template<Props> = ({ prenom, jour }, { publicUrl }) => ({
  subject: 'Votre période premium se termine bientôt',
  title: 'Fin de votre période premium',
  paragraphs: [
    `Bonjour ${prenom},`,
    `Votre période premium se termine le ${jour}. Vous n’avez rien à faire\u00a0: elle s’arrête d’elle-même et rien n’est prélevé.`,
    'Les plans que vous avez commencés restent à votre agenda, avec tout ce que vous en avez fait.',
  ],
  button: { label: 'Voir mon entraînement', url: `${publicUrl}/training` },
  smallPrint: [`Une question\u00a0? Écrivez-nous\u00a0: ${publicUrl}/nous-contacter`],
})
