import type { Template } from '../content.ts'

type Props = {
  prenom: string
  titre: string
  motif: string
  texte: string
  a_note: boolean
  page: string
}

/** Statement of reasons owed to the author of a hidden comment. */
export const commentaireMasque: Template<Props> = (
  { prenom, titre, motif, texte, a_note, page },
  { publicUrl },
) => ({
  subject: `Votre avis sur «\u00a0${titre}\u00a0» n’est plus affiché`,
  title: 'Un avis masqué',
  paragraphs: [
    `Bonjour ${prenom},`,
    `L’équipe a masqué votre avis sur «\u00a0${titre}\u00a0». Vous seul le voyez encore${a_note ? ', et sa note ne compte plus' : ''}.`,
    `Motif\u00a0: ${motif}`,
    'Vous aviez écrit\u00a0:',
  ],
  quote: texte,
  button: { label: 'Voir mon avis', url: `${publicUrl}${page}` },
  smallPrint: [
    `Vous n’êtes pas d’accord\u00a0? Dites-nous pourquoi, une personne relira\u00a0: ${publicUrl}/nous-contacter`,
    `Les règles des avis\u00a0: ${publicUrl}/avis`,
  ],
})
