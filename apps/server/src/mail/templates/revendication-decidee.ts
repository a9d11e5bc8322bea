import type { Template } from '../content.ts'

type Props = {
  prenom: string
  organisateur: string
  id: number
  decision: 'acceptee' | 'refusee'
  motif: string | null
}

/** Tells a member what the team decided of an organiser that they claim. */
export const revendicationDecidee: Template<Props> = (
  { prenom, organisateur, id, decision, motif },
  { publicUrl },
) => {
  const isAccepted = decision === 'acceptee'
  return {
    subject: isAccepted
      ? `Vous gérez désormais «\u00a0${organisateur}\u00a0»`
      : `Votre demande pour «\u00a0${organisateur}\u00a0» n’a pas pu être acceptée`,
    title: isAccepted ? 'Demande acceptée' : 'Demande refusée',
    paragraphs: [
      `Bonjour ${prenom},`,
      isAccepted
        ? `Nous avons vérifié votre demande\u00a0: vous êtes membre de «\u00a0${organisateur}\u00a0» et pouvez en modifier les courses.`
        : `Nous n’avons pas pu vérifier que vous représentez «\u00a0${organisateur}\u00a0».${motif ? ' Voici pourquoi\u00a0:' : ''}`,
    ],
    ...(motif ? { quote: motif } : {}),
    button: isAccepted
      ? { label: 'Ouvrir l’organisateur', url: `${publicUrl}/contribution/organisateurs/${id}` }
      : { label: 'Voir mes demandes', url: `${publicUrl}/organisateur` },
    smallPrint: [`Une question\u00a0? Écrivez-nous\u00a0: ${publicUrl}/nous-contacter`],
  }
}
