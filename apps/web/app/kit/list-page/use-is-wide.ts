import { useSyncExternalStore } from 'react'

const query = '(width >= 64rem)'

function subscribe(onChange: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/**
 * Media query whose value is frozen while printing: paper is narrower than the screen, and a
 * re-render after pagination leaves the last sheets blank.
 */
export function createReader(matches: (query: string) => boolean): () => boolean {
  let last: boolean | undefined
  return () => {
    if (last === undefined || !matches('print')) last = matches(query)
    return last
  }
}

const readIsWide = createReader((media) => window.matchMedia(media).matches)

/** Whether list and map fit side by side; the hidden one is not rendered. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, readIsWide, () => false)
