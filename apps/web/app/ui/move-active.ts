/**
 * Where an arrow leads among so many options; the field itself is -1.
 * @returns null when the key moves nothing
 */
export function moveActive(key: string, active: number, count: number): number | null {
  if (!count || (key !== 'ArrowDown' && key !== 'ArrowUp')) return null
  const step = key === 'ArrowDown' ? 1 : -1
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}
