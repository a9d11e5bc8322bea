export const writeCount = (count: number | null): string => (count === null ? '' : String(count))

export const readLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
