import type { Template } from '../content.ts'

type Props = { prenom: string; titre: string; retenu: boolean; motif: string | null }

export const signalementDecide: Template<Props> = (
  { prenom, titre, retenu, motif },
  { publicUrl },
) => ({
  subject: 'Votre signalement a été examiné',
  title: retenu ? 'Signalement retenu' : 'Signalement non retenu',
  paragraphs: [
    `Bonjour ${prenom},`,
    retenu
      ? `Merci\u00a0: nous avons examiné ce que vous avez signalé («\u00a0${titre}\u00a0») et nous avons agi.`
      : `Nous avons examiné ce que vous avez signalé («\u00a0${titre}\u00a0»). Il ne nous semble pas contraire à nos règles et reste affiché.`,
    ...(motif ? ['Voici pourquoi\u00a0:'] : []),
  ],
  ...(motif ? { quote: motif } : {}),
  smallPrint: [
    `Vous n’êtes pas d’accord\u00a0? Écrivez-nous, une autre personne relira\u00a0: ${publicUrl}/nous-contacter`,
  ],
})
