import type { Template } from '../content.ts'
import { type GenreStructure, wordsOf } from '../structure-words.ts'

type Props = {
  genre: GenreStructure
  prenom: string
  nom: string
  slug?: string
  motif?: string
  id?: number
}

export const structureDecidee: Template<Props> = (
  { genre, prenom, nom, slug, motif, id },
  { publicUrl },
) => {
  const { titre, accord, refus, page, editor } = wordsOf(genre)
  const answer = id
    ? { label: 'Corriger', url: publicUrl + editor(id) }
    : { label: 'Nous écrire', url: `${publicUrl}/nous-contacter` }
  return {
    subject: slug ? `«\u00a0${nom}\u00a0» est vérifié${accord}` : refus.sujet(nom),
    title: slug ? `${titre} vérifié${accord}` : refus.titre,
    paragraphs: [
      `Bonjour ${prenom},`,
      slug
        ? `Nous avons vérifié «\u00a0${nom}\u00a0»\u00a0: sa page est en ligne, et le badge «\u00a0Vérifié${accord}\u00a0» l’accompagne.`
        : refus.texte(nom),
    ],
    ...(motif ? { quote: motif } : {}),
    button: slug ? { label: 'Voir la page', url: publicUrl + page(slug) } : answer,
    smallPrint: [`Une question\u00a0? Écrivez-nous\u00a0: ${publicUrl}/nous-contacter`],
  }
}
