const TIME = new Intl.DateTimeFormat('fr-FR', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
})

/** « 10 h 42 », Paris time. */
export const sayTime = (instant: string): string =>
  TIME.format(new Date(instant)).replace(/^0?(\d+):/, '$1\u00a0h\u00a0')
