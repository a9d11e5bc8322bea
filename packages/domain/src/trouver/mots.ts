import { normalizeTexte } from '../recherche.ts'

/** A word of a text, without case or accents, and where it stands. */
export type Mot = { mot: string; debut: number; fin: number }

/** « d+ », « € », a number with its decimals, or letters. */
const MOT = /[dD]\+|\u20ac|\p{Nd}+(?:[.,]\p{Nd}+)?|[\p{L}\p{M}]+|[\p{N}]+/gu

/** The words of a text: « 10km » is two, « l’Équipe » too. */
export const splitMots = (texte: string): Mot[] =>
  [...texte.matchAll(MOT)].map(({ 0: found, index }) => ({
    mot: normalizeTexte(found),
    debut: index,
    fin: index + found.length,
  }))
