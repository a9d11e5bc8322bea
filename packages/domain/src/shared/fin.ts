/**
 * Strips trailing characters. A pattern like `/[.,]+$/` is quadratic on a long run of these
 * characters.
 */
export function trimEndSigns(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
