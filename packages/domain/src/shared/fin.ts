/**
 * A text without these signs at its end. A pattern (`/[.,]+$/`) would begin anew at each of them, wherever they stand,
 * and take minutes of a text of nothing else.
 */
export function trimEndSigns(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
