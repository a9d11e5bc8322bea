import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { dropUnseen } from '@foulee/domain/shared/signes'

const BREAKS = /[\p{Cc}\u2028\u2029]+/gu

/** A line of a table, its spaces as they are. */
export const cleanLine = (text: string, most: number): string =>
  takeGraphemes(dropUnseen(text).replace(BREAKS, ' ').trim(), most)

const MAX_NOTES = 2000
/** Control characters but line breaks and tabs, as in a paragraph. */
const CONTROL = /[^\P{Cc}\n\t]/gu

export const cleanNotes = (text: string | null | undefined): string | null =>
  takeGraphemes(
    dropUnseen((text ?? '').replace(/\r\n?/g, '\n').replace(CONTROL, '')).trim(),
    MAX_NOTES,
  ) || null
