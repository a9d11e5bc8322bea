const NBSP = '\u00a0'
/** Punctuation that takes a no-break space before it, at the end of something. */
const MARK = / ([;:!?»])(?=[\s<.,)]|$)/g

/**
 * French no-break spaces: before ; : ! ? and inside « ». For texts from data or libraries; own
 * texts contain them already.
 */
export const bindSpaces = (text: string): string =>
  text.replace(MARK, `${NBSP}$1`).replaceAll('« ', `«${NBSP}`)

/** Converts a typed sentence to French typography: apostrophes, quotes, spaces. */
export const typeset = (text: string): string =>
  bindSpaces(
    text
      .replaceAll("'", '’')
      .replaceAll('...', '…')
      .replace(/"([^"]*)"/g, '« $1 »'),
  )

export const capitalize = (text: string): string =>
  text.slice(0, 1).toLocaleUpperCase('fr') + text.slice(1)
