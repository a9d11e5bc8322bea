/**
 * Next active option after an arrow key; -1 is the field itself.
 * @returns null for other keys
 */
export function moveActive(key: string, active: number, count: number): number | null {
  if (!count || (key !== 'ArrowDown' && key !== 'ArrowUp')) return null
  const step = key === 'ArrowDown' ? 1 : -1
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}
