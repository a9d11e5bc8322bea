/**
 * Invisible characters that alter a text: bidirectional controls, zero-width spaces, tag letters.
 * Joiners of emoji and scripts (U+200C, U+200D, variation selectors) and flag tags are kept.
 */
const UNSEEN =
  /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,8})[\u{e0000}-\u{e007f}]/gu

export const dropUnseen = (texte: string): string => texte.replace(UNSEEN, '')

/**
 * A visible character. The braille blank and the musical null notehead are not whitespace to
 * Unicode but look blank.
 */
export const VISIBLE = /[^\s\p{Cf}\p{DI}\u2800\u{1d159}]/u
