import { once } from './once.ts'

const getSegmenter = once(() => new Intl.Segmenter('fr', { granularity: 'grapheme' }))

/** Longest prefix of at most `max` UTF-16 units that does not split a grapheme. */
export const takeGraphemes = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, getSegmenter().segment(text).containing(max)?.index)

/** The text, or a prefix ending with « … », at most `max` UTF-16 units in all. */
export const ellipsize = (text: string, max: number): string =>
  text.length <= max ? text : `${takeGraphemes(text, max - 1).trimEnd()}…`

export const firstGrapheme = (text: string): string =>
  getSegmenter().segment(text).containing(0)?.segment ?? ''
