import type { Template } from '../content.ts'
import { type GenreStructure, wordsOf } from '../structure-words.ts'

type Props = { genre: GenreStructure; membre: string; structure: string; code: string }

/**
 * Sent to the known address of an organiser or a shop: reading it proves the right to manage it.
 */
export const codeRevendication: Template<Props> = ({ genre, membre, structure, code }) => ({
  subject: `${code}\u00a0: votre code pour gérer «\u00a0${structure}\u00a0»`,
  title: 'Votre code',
  paragraphs: [
    'Bonjour,',
    `${membre} demande à gérer ${wordsOf(genre).gerer(structure)} sur Foulée. Voici le code à taper sur la page de la demande\u00a0:`,
  ],
  quote: code,
  smallPrint: [
    'Ce code est valable 30\u00a0minutes et ne sert qu’une fois.',
    'Vous n’attendiez pas ce message\u00a0? Ne donnez ce code à personne\u00a0: sans lui, rien ne change.',
  ],
})
