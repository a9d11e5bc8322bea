const SIGNS = [
  'pointerdown',
  'pointermove',
  'click',
  'input',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
]

let used: Promise<void> | undefined

/** Resolves when somebody has begun to use the page: a touch, a key, the focus, a scroll. */
export function whenUsed(): Promise<void> {
  used ??= new Promise((resolve) => {
    // Restored or led to by an anchor before the script.
    if (window.scrollY > 0) return resolve()
    const begin = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, begin, true)
      resolve()
    }
    for (const sign of SIGNS) window.addEventListener(sign, begin, { capture: true, passive: true })
  })
  return used
}
