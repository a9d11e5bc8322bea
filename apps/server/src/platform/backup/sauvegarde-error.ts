/** Ends the command with one French sentence that says what to do. */
export class SauvegardeError extends Error {
  override name = 'SauvegardeError'
}

export const quote = (text: string) => `«\u00a0${text}\u00a0»`
