import type { ENCODAGES } from '@foulee/contract/shared/tableau'
import { recognizeOther } from './kinds.ts'
import type { Source } from './source.ts'
import { TableError } from './table-error.ts'

export type Encodage = (typeof ENCODAGES)[number]

/**
 * Code page 850 (MS-DOS) from 0x80 on, written by old timing software and unknown to `TextDecoder`.
 */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶\u00a7÷¸°¨·¹³²■\u00a0'

export async function* readText(source: Source, encodage: Encodage): AsyncGenerator<string> {
  if (encodage === 'cp850') {
    for await (const piece of source.read()) yield decodeCp850(piece)
    return
  }
  const decoder = new TextDecoder(encodage)
  for await (const piece of source.read()) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

const decodeCp850 = (piece: Buffer): string =>
  piece
    .toString('latin1')
    .replace(/[\x80-\xff]/g, (character) => CP850.charAt(character.charCodeAt(0) - 0x80))

/**
 * UTF-16 by BOM or zeros; UTF-8 if most non-ASCII sequences are valid; else the single-byte
 * encoding with the most likely French.
 * @throws TableError for binary data
 */
export async function guessEncodage(source: Source): Promise<Encodage> {
  const decoder = new TextDecoder('utf-8')
  let isFirst = true
  let [sound, stray] = [0, 0]
  const count = (text: string) => {
    for (const [character] of text.matchAll(/[^\0-\x7f]/gu)) {
      if (character === '\ufffd') stray++
      else sound++
    }
  }
  for await (const piece of source.read()) {
    const wide = isFirst ? guessUtf16(piece) : null
    if (wide) return wide
    if (isFirst) checkKind(piece)
    isFirst = false
    if (piece.includes(0)) {
      throw new TableError(
        'Ce fichier n’est pas un texte. Enregistrez-le en .xlsx, ou en .csv encodé en UTF-8.',
      )
    }
    count(decoder.decode(piece, { stream: true }))
  }
  count(decoder.decode())
  // Stray bytes among valid sequences: only their rows are refused.
  return stray === 0 || (sound > 0 && sound >= stray) ? 'utf-8' : guessSingleByte(source)
}

const LATIN_PAIRS = 0.9

/** By the byte order mark, else by Latin letters beside zeros. */
function guessUtf16(piece: Buffer): Encodage | null {
  const [first, second] = piece
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const pairs = Math.floor(piece.length / 2)
  let [little, big] = [0, 0]
  for (let at = 0; at < 2 * pairs; at += 2) {
    const [low = 0, high = 0] = [piece[at], piece[at + 1]]
    if (high === 0 && isWritten(low)) little++
    if (low === 0 && isWritten(high)) big++
  }
  if (little > LATIN_PAIRS * pairs) return 'utf-16le'
  return big > LATIN_PAIRS * pairs ? 'utf-16be' : null
}

const isWritten = (byte: number) => byte >= 0x20 || [0x09, 0x0a, 0x0d].includes(byte)

function checkKind(beginning: Buffer): void {
  const other = recognizeOther(beginning)
  if (other) throw new TableError(`Ce fichier est ${other}. Enregistrez-le en .xlsx ou .csv.`)
}

const SINGLE_BYTE = ['windows-1252', 'macintosh', 'cp850'] as const
const WEIGHED = 5000

async function guessSingleByte(source: Source): Promise<Encodage> {
  const weights: { encodage: Encodage; weight: number }[] = []
  for (const encodage of SINGLE_BYTE) {
    let [weight, left] = [0, WEIGHED]
    for await (const text of readText(source, encodage)) {
      for (const { index } of text.matchAll(/[^\0-\x7f]/g)) {
        weight += weigh(text, index)
        left--
      }
      if (left <= 0) break
    }
    weights.push({ encodage, weight })
  }
  return weights.toSorted((a, b) => b.weight - a.weight)[0]?.encodage ?? 'windows-1252'
}

const FRENCH = /[àâäçéèêëîïôöùûüÿœæ]/i
const PUNCTUATION = /[«»’‘“”–—…€°ªº·\u00a7²³\u00a0]/
const UPPER = /\p{Lu}/u
const LOWER = /\p{Ll}/u

/**
 * Likelihood of a character in context: names have no capital after a small letter, nor symbols
 * inside.
 */
function weigh(text: string, index: number): number {
  const at = (offset: number) => text.charAt(index + offset)
  const [character, before, after] = [at(0), at(-1), at(1)]
  const isInside = /\p{L}/u.test(before) && /\p{L}/u.test(after)
  if (PUNCTUATION.test(character)) return isInside && character !== '’' ? -2 : 0
  const [isUpper, isLower] = [UPPER.test(character), LOWER.test(character)]
  if (!isUpper && !isLower) return -3
  const isOutOfPlace = isUpper
    ? LOWER.test(before)
    : UPPER.test(after) || (UPPER.test(before) && UPPER.test(at(-2)) && !LOWER.test(after))
  if (isOutOfPlace) return -3
  return FRENCH.test(character) ? 2 : 0
}

/** Double encoding: UTF-8 read as Windows-1252 and saved again. */
const READ_TWICE = /[ÃÂ][\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ€]|â€/
const NO_LETTER = /[\ufffd\u0080-\u009f]/

/** Corrupt names must not be published. */
export const isMangled = (text: string): boolean => NO_LETTER.test(text) || READ_TWICE.test(text)

export const MANGLED =
  'Des lettres sont abîmées\u00a0: corrigez-les, ou enregistrez le fichier en UTF-8.'
