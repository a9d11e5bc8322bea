/**
 * Runs once the press or the key under way is over: a message that appears on leaving a field would
 * move the button under the finger that left it, and its tap would be lost.
 */
export function afterGesture(run: () => void): void {
  const ends = new AbortController()
  const finish = () => {
    ends.abort()
    // After the click that follows the release.
    setTimeout(run)
  }
  for (const type of ['pointerup', 'pointercancel', 'keyup'] as const) {
    window.addEventListener(type, finish, { signal: ends.signal })
  }
}
