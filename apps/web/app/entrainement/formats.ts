/** What a session may be written as, for watches and for people. */
export const FORMATS_SEANCE = [
  { code: 'fit', nom: 'FIT', usage: 'montres Garmin, Coros, Suunto, Wahoo' },
  { code: 'zwo', nom: 'ZWO', usage: 'Zwift et tapis connectés' },
  { code: 'txt', nom: 'Texte', usage: 'à lire, à coller dans un message' },
] as const
