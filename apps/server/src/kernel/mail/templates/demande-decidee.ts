import type { Template } from '../content.ts'

type Props = {
  prenom: string
  type: 'coach' | 'club'
  decision: 'acceptee' | 'refusee'
  motif: string | null
}

export const demandeDecidee: Template<Props> = (
  { prenom, type, decision, motif },
  { publicUrl },
) => {
  const isAccepted = decision === 'acceptee'
  const who = type === 'coach' ? 'coach' : 'club'
  return {
    subject: isAccepted
      ? `Votre ${who === 'club' ? 'club' : 'statut de coach'} est vérifié`
      : 'Votre demande n’a pas pu être acceptée',
    title: isAccepted ? 'Demande acceptée' : 'Demande refusée',
    paragraphs: [
      `Bonjour ${prenom},`,
      isAccepted
        ? `Nous avons vérifié ce que vous nous avez indiqué\u00a0: le badge «\u00a0Vérifié\u00a0» accompagne désormais votre ${who === 'club' ? 'club' : 'profil de coach'}.`
        : `Nous n’avons pas pu accepter votre demande pour être reconnu comme ${who}.${motif ? ' Voici pourquoi\u00a0:' : ''}`,
    ],
    ...(motif ? { quote: motif } : {}),
    button: {
      label: isAccepted ? 'Voir ma demande' : 'Compléter et redemander',
      url: `${publicUrl}/inscription/club-et-coach`,
    },
    smallPrint: [`Une question\u00a0? Écrivez-nous\u00a0: ${publicUrl}/nous-contacter`],
  }
}
