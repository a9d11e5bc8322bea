/** Segmentation is by Unicode's rule alone: an accent, a flag or a family stays in one piece. */
const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** The beginning of a text, of at most `max` UTF-16 units, without a part of a character at its end. */
export const takeGraphemes = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, segmenter.segment(text).containing(max)?.index)

/** The whole text, or a beginning of it that ends with « … »: at most `max` UTF-16 units with it. */
export const ellipsize = (text: string, max: number): string =>
  text.length <= max ? text : `${takeGraphemes(text, max - 1).trimEnd()}…`

/** The first character as people count them. */
export const firstGrapheme = (text: string): string =>
  segmenter.segment(text).containing(0)?.segment ?? ''
