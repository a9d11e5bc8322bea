const NBSP = '\u00a0'
/** A mark before which French keeps the space on the same line, when the mark ends something. */
const MARK = / ([;:!?»])(?=[\s<.,)]|$)/g

/**
 * The spaces that French keeps together: before ; : ! ? and inside « ». For texts that are made of data
 * or come from libraries; our own sentences are written with them.
 */
export const keepSpaces = (text: string): string =>
  text.replace(MARK, `${NBSP}$1`).replaceAll('« ', `«${NBSP}`)

/** A sentence typed on a keyboard, with the apostrophes, quotes and spaces of printed French. */
export const typeset = (text: string): string =>
  keepSpaces(
    text
      .replaceAll("'", '’')
      .replaceAll('...', '…')
      .replace(/"([^"]*)"/g, '« $1 »'),
  )

/** A sentence begins with a capital. */
export const capitalize = (text: string): string =>
  text.slice(0, 1).toLocaleUpperCase('fr') + text.slice(1)
