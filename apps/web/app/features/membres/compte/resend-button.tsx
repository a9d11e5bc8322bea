import { readFormFailure } from '#ui/form/form-failure.ts'
import { useSendVerification } from './compte.mutations.ts'

const EXCEPTION = 'Le message n’est pas parti. Réessayez dans un instant.'

export function ResendButton() {
  const { mutate, isPending, isSuccess, error } = useSendVerification()
  const { message } = readFormFailure(error, EXCEPTION)
  return (
    <div className="grid justify-items-start gap-1" role="status">
      {isSuccess ? (
        <p className="font-semibold">Message envoyé. Regardez aussi dans les indésirables.</p>
      ) : (
        <button
          aria-busy={isPending || undefined}
          aria-disabled={isPending || undefined}
          className="text-link min-h-11"
          onClick={() => isPending || mutate()}
          type="button"
        >
          {isPending ? 'Envoi…' : 'Renvoyer le message'}
        </button>
      )}
      {message && <p className="text-sm font-semibold text-rouge-gr">{message}</p>}
    </div>
  )
}
