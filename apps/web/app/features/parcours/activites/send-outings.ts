import { isApiError } from '@foulee/contract/shared/call-error'

type Sortie = { id: number; titre: string }

export type SentOuting = Sortie & { autres: readonly Sortie[]; remarques: readonly string[] }

export type Outcome = { nom: string } & ({ sortie: SentOuting } | { message: string })

const FAILED = 'L’envoi n’a pas abouti. Vérifiez votre connexion, puis réessayez.'

/**
 * Uploads files in sequence; a refused file does not stop the others.
 * @param onOutcome called after each
 */
export async function sendOutings(
  files: readonly File[],
  send: (form: FormData) => Promise<{ data: SentOuting }>,
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
