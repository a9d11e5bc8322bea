/**
 * Where the arrow keys lead in a row of `count` tabs, round the ends; `undefined` for other keys.
 * Pattern: ARIA Authoring Practices, « Tabs with automatic activation ».
 */
export function nextTabIndex(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count
    case 'ArrowLeft':
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
