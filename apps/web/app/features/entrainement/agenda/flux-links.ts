/** The address as programs of calendars take it up: they follow it, where https would download it once. */
export const toWebcal = (url: string): string => url.replace(/^https?:/, 'webcal:')

/** Google's page that follows an address. */
export const toGoogle = (url: string): string =>
  `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: toWebcal(url) })}`
