/**
 * Defers until the current press or key is over: a message that appears on blur would move the
 * button under the finger, and its tap would be lost.
 */
export function afterGesture(run: () => void): void {
  const ends = new AbortController()
  const finish = () => {
    ends.abort()
    setTimeout(run)
  }
  for (const type of ['pointerup', 'pointercancel', 'keyup'] as const) {
    window.addEventListener(type, finish, { signal: ends.signal })
  }
}
