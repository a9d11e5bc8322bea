import { isApiError } from '@foulee/contract/shared/call-error'

type Sortie = { id: number; titre: string }

/** The outing that a file is kept as, those of its other sports, and what was left out of it. */
export type Kept = Sortie & { autres: readonly Sortie[]; remarques: readonly string[] }

/** What became of one file: the outing that it is, also where it was one already, or why it is none. */
export type Outcome = { nom: string } & ({ sortie: Kept } | { message: string })

const FAILED = 'L’envoi n’a pas abouti. Vérifiez votre connexion, puis réessayez.'

/**
 * Sends files one after the other; one that is refused does not keep the others.
 * @param onOutcome after each
 */
export async function sendOutings(
  files: readonly File[],
  send: (form: FormData) => Promise<{ data: Kept }>,
  onOutcome: (outcome: Outcome) => void,
): Promise<void> {
  for (const file of files) {
    const form = new FormData()
    form.set('gpx', file)
    try {
      const { data } = await send(form)
      onOutcome({ nom: file.name, sortie: data })
    } catch (cause) {
      onOutcome({ nom: file.name, message: isApiError(cause) ? cause.message : FAILED })
    }
  }
}
