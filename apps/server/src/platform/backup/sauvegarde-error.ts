/** What ends a backup or a restoration with one French sentence, which says what to do. */
export class SauvegardeError extends Error {
  override name = 'SauvegardeError'
}

/** A name as it stands in a sentence. */
export const quote = (text: string) => `«\u00a0${text}\u00a0»`
