import { isApiError } from '@foulee/contract/call-error'

/** What became of one file. */
export type Outcome = { nom: string; message: string | null }

const FAILED = 'L’envoi n’a pas abouti. Vérifiez votre connexion, puis réessayez.'

/**
 * Sends files one after the other; one that is refused does not keep the others.
 * @param onOutcome after each, with null when it was taken
 */
export async function sendOutings(
  files: readonly File[],
  send: (form: FormData) => Promise<unknown>,
  onOutcome: (outcome: Outcome) => void,
): Promise<void> {
  for (const file of files) {
    const form = new FormData()
    form.set('gpx', file)
    try {
      await send(form)
      onOutcome({ nom: file.name, message: null })
    } catch (cause) {
      onOutcome({ nom: file.name, message: isApiError(cause) ? cause.message : FAILED })
    }
  }
}
