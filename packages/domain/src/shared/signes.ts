/**
 * Signs that nobody sees and that make words read otherwise: those that turn the direction of what stands
 * around them, blanks without width, letters of tags. What joins the parts of an emoji or of a script
 * (U+200C, U+200D, variation selectors) is no such sign, nor are the tags of a flag.
 */
const UNSEEN =
  /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,8})[\u{e0000}-\u{e007f}]/gu

/** Words as they are kept, without what would make them read otherwise. */
export const dropUnseen = (texte: string): string => texte.replace(UNSEEN, '')

/**
 * A sign that is seen: no blank, nothing that is drawn without ink. The empty cell of braille and the empty head
 * of a note are letters to Unicode, and look like blanks.
 */
export const VISIBLE = /[^\s\p{Cf}\p{DI}\u2800\u{1d159}]/u
