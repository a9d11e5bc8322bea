/** A whole number as its field shows it; nothing for none. */
export const writeCount = (count: number | null): string => (count === null ? '' : String(count))

/** The lines that were written, without empty ones. */
export const readLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
