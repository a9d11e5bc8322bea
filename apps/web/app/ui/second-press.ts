/** As long as a second press may belong to the first one, in milliseconds. */
const SAME_PRESS_MS = 500

/**
 * Called as something that was pressed goes: the second press of a double press is meant for it, and meets
 * nothing of what comes in its place, wherever that moved from.
 */
export function ignoreSecondPress(leaving: HTMLElement | null): void {
  if (!leaving) return
  const { left, right, top, bottom } = leaving.getBoundingClientRect()
  const ends = new AbortController()
  const ignore = (press: MouseEvent) => {
    const { clientX: x, clientY: y } = press
    if (x < left || x > right || y < top || y > bottom) return
    press.preventDefault()
    press.stopPropagation()
  }
  window.addEventListener('click', ignore, { capture: true, signal: ends.signal })
  setTimeout(() => ends.abort(), SAME_PRESS_MS)
}
