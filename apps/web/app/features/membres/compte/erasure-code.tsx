import { PREUVE_MINUTES } from '@foulee/domain/membres/preuve'
import { useSession } from '#platform/session/session-provider.tsx'
import { Button } from '#ui/button.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { readFormFailure } from '#ui/form/form-failure.ts'
import { TextField } from '#ui/text-field.tsx'
import { useSendErasureCode } from './settings.mutations.ts'

const EXCEPTION = 'Le code n’est pas parti. Réessayez dans un instant.'

export function ErasureCode({ errors }: { errors: Record<string, string> }) {
  const { currentUser } = useSession()
  const { mutate, isPending, isSuccess, error } = useSendErasureCode()
  const { message } = readFormFailure(error, EXCEPTION)
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">
        Votre compte n’a pas de mot de passe&nbsp;: un code envoyé à{' '}
        <strong className="text-ink">{currentUser?.email}</strong> confirme que c’est bien vous.
      </p>
      <div className="grid justify-items-start gap-1" role="status">
        <Button isLoading={isPending} onClick={() => mutate()}>
          {isSuccess ? 'Envoyer un nouveau code' : 'Recevoir un code'}
        </Button>
        {isSuccess && (
          <p className="font-semibold">
            Code envoyé. Il vaut {PREUVE_MINUTES}&nbsp;minutes. Regardez aussi dans les
            indésirables.
          </p>
        )}
        {message && <p className="text-sm font-semibold text-rouge-gr">{message}</p>}
      </div>
      <TextField
        {...fieldProps('code', errors)}
        autoComplete="one-time-code"
        className="max-w-48 text-xl tracking-widest tabular-nums"
        hint={`Inutile si vous venez de vous connecter, il y a moins de ${PREUVE_MINUTES}\u00a0minutes.`}
        inputMode="numeric"
        label="Code"
        maxLength={9}
      />
    </div>
  )
}
