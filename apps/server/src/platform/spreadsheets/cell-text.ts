/** Excel's maximum, in characters. */
export const MAX_CELL = 32_767

/**
 * Strips guards of spreadsheets: `="0013"` (text, not number) and `'-4`, `'0:40:00` (text;
 * `write-csv.ts`).
 */
export const unwrapFormula = (input: string): string => {
  const text = input.trim().replace(/^'(?=\s*[=+\-@\d])/, '')
  return /^="(.*)"$/s.exec(text)?.[1] ?? (text.length < input.trim().length ? text : input)
}
