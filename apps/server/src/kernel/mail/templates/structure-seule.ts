import type { Template } from '../content.ts'
import { type GenreStructure, wordsOf } from '../structure-words.ts'

type Props = { genre: GenreStructure; nom: string }

/** Sent to the team when a structure loses its last member to an account erasure. */
export const structureSeule: Template<Props> = ({ genre, nom }, { publicUrl }) => {
  const { sansMembre, restent, reprise, admin } = wordsOf(genre)
  return {
    subject: `Plus personne ne gère «\u00a0${nom}\u00a0»`,
    title: sansMembre,
    paragraphs: [
      `La dernière personne qui gérait «\u00a0${nom}\u00a0» a supprimé son compte. ${restent}, sans adresse ni téléphone\u00a0; ses brouillons sont supprimés.`,
      reprise,
    ],
    button: { label: admin.label, url: publicUrl + admin.path },
    smallPrint: [
      'Dans la liste, le filtre «\u00a0A des membres\u00a0» montre ce que personne ne gère.',
    ],
  }
}
