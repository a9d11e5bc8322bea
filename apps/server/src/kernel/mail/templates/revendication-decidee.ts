import type { Template } from '../content.ts'
import { wordsOf } from '../structure-words.ts'

type Props = {
  genre: 'organisateur' | 'magasin'
  prenom: string
  structure: string
  id: number
  decision: 'acceptee' | 'refusee'
  motif: string | null
}

const OPENED = { organisateur: 'l’organisateur', magasin: 'le magasin' } as const
const CLAIMS = { organisateur: '/organisateur', magasin: '/contribution/magasins' } as const

export const revendicationDecidee: Template<Props> = (
  { genre, prenom, structure, id, decision, motif },
  { publicUrl },
) => {
  const isAccepted = decision === 'acceptee'
  return {
    subject: isAccepted
      ? `Vous gérez désormais «\u00a0${structure}\u00a0»`
      : `Votre demande pour «\u00a0${structure}\u00a0» n’a pas pu être acceptée`,
    title: isAccepted ? 'Demande acceptée' : 'Demande refusée',
    paragraphs: [
      `Bonjour ${prenom},`,
      isAccepted
        ? `Nous avons vérifié votre demande\u00a0: vous êtes membre de «\u00a0${structure}\u00a0» et ${wordsOf(genre).pourrez.replace('vous pourrez', 'vous pouvez')}.`
        : `Nous n’avons pas pu vérifier que vous représentez «\u00a0${structure}\u00a0».${motif ? ' Voici pourquoi\u00a0:' : ''}`,
    ],
    ...(motif ? { quote: motif } : {}),
    button: isAccepted
      ? { label: `Ouvrir ${OPENED[genre]}`, url: publicUrl + wordsOf(genre).editor(id) }
      : { label: 'Voir mes demandes', url: publicUrl + CLAIMS[genre] },
    smallPrint: [`Une question\u00a0? Écrivez-nous\u00a0: ${publicUrl}/nous-contacter`],
  }
}
