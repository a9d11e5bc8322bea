import type { Template } from '../content.ts'
import { type GenreStructure, wordsOf } from '../structure-words.ts'

type Props = {
  genre: GenreStructure
  prenom: string
  membre: string
  structure: string
  id: number
}

export const structureMembre: Template<Props> = (
  { genre, prenom, membre, structure, id },
  { publicUrl },
) => {
  const { peut, editor } = wordsOf(genre)
  return {
    subject: `${membre} gère désormais «\u00a0${structure}\u00a0» avec vous`,
    title: 'Un membre de plus',
    paragraphs: [
      `Bonjour ${prenom},`,
      `${membre} fait désormais partie des membres de «\u00a0${structure}\u00a0» sur Foulée et ${peut}.`,
      'Vous ne vous y attendiez pas\u00a0? Vous pouvez retirer cette personne de la liste des membres.',
    ],
    button: { label: 'Voir les membres', url: `${publicUrl}${editor(id)}#membres` },
    smallPrint: [`Une question\u00a0? Écrivez-nous\u00a0: ${publicUrl}/nous-contacter`],
  }
}
