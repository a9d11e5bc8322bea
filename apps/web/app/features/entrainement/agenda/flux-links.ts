/** `webcal:` URL, which calendar apps subscribe to; `https:` would import it once. */
export const toWebcal = (url: string): string => url.replace(/^https?:/, 'webcal:')

export const toGoogle = (url: string): string =>
  `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: toWebcal(url) })}`
