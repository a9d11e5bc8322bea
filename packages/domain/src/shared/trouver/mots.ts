import { normalizeTexte } from '../recherche.ts'
import { corriger } from './fautes.ts'

/** A normalised word with its offsets. */
export type Mot = { mot: string; debut: number; fin: number }

/**
 * « d+ », « € », « + », « < », « - de », « -20 », « 13/06/2027 », « 13.06.2027 », « 2027-06-13 »,
 * the bracket of « (74) », a decimal number, or letters.
 */
const MOT =
  /\((?=(?:\d{2,3}|2[abAB])\))|(?<!\d)20\d\d-\d\d-\d\d(?!\d)|(?<![\d.])\d{1,2}\.\d{1,2}\.(?:20)?\d\d(?![\d.])|[dD]\+|[\u20ac<>+]|(?<!\S)-(?= ?de |\d)|(?<![\d/])\d{1,2}\/\d{1,2}(?:\/(?:\d\d){1,2})?(?! ?k|[\d/])|\p{Nd}+(?:[.,]\p{Nd}+)?|[\p{L}\p{M}]+|[\p{N}]+/gu

export const splitMots = (texte: string): Mot[] =>
  [...texte.matchAll(MOT)].map(({ 0: found, index }) => ({
    mot: corriger(normalizeTexte(found) || found),
    debut: index,
    fin: index + found.length,
  }))
