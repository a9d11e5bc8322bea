import { useSyncExternalStore } from 'react'

const query = '(width >= 64rem)'

function subscribe(onChange: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/**
 * Whether the screen is wide. A sheet is narrower: while it is printed the answer stays that of the screen, else
 * the page is drawn anew after its sheets are counted, and the last of them are blank.
 */
export function createReader(matches: (query: string) => boolean): () => boolean {
  let last: boolean | undefined
  return () => {
    if (last === undefined || !matches('print')) last = matches(query)
    return last
  }
}

const readIsWide = createReader((asked) => window.matchMedia(asked).matches)

/** Whether list and map fit side by side; what is not shown is then not rendered either. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, readIsWide, () => false)
