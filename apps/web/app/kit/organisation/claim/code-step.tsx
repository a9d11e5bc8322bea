import type { Claim } from '@foulee/contract/courses/revendications'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { focusElement } from '#ui/focus-element.ts'
import { fieldProps } from '#ui/form/field-props.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { useClaim, useVerify } from './claims.mutations.ts'
import { formatTime } from './format-time.ts'

const EXCEPTION = 'Le code n’a pas pu être envoyé. Vérifiez votre connexion et réessayez.'

type CodeStepProps = {
  claim: Claim
  /** Chosen in a list whose button is gone: the title takes the focus. */
  isChosen?: boolean
  reload: () => Promise<void>
  onDone: (claim: Claim) => void
  onExit: () => void
}

export const isCodeAlive = ({ expires_at }: Claim): boolean =>
  expires_at !== null && new Date(expires_at) > new Date()

export function CodeStep({ claim, isChosen, reload, onDone, onExit }: CodeStepProps) {
  const { structure, adresse, expires_at } = claim
  const verify = useVerify(claim, { onDone, reload })
  return (
    <Card className="grid max-w-xl gap-5">
      <div>
        <h3
          className="text-xl outline-none"
          ref={isChosen ? focusElement : undefined}
          tabIndex={-1}
        >
          {structure.nom}
        </h3>
        {structure.ville && <p className="text-ink-soft">{structure.ville}</p>}
      </div>
      {isCodeAlive(claim) ? (
        <p>
          Un code de six chiffres part vers <strong>{adresse}</strong>.
          {expires_at && ` Il vaut jusqu’à ${formatTime(expires_at)}.`} Pensez aux indésirables.
        </p>
      ) : (
        <p>
          Le code parti vers <strong>{adresse}</strong> n’est plus valable&nbsp;: demandez-en un
          nouveau.
        </p>
      )}
      <SessionForm exception={EXCEPTION} mutation={verify} submit="Vérifier le code">
        {(errors) => (
          <TextField
            {...fieldProps('code', errors)}
            autoComplete="one-time-code"
            className="max-w-48 text-xl tracking-widest tabular-nums"
            inputMode="numeric"
            label="Code"
            maxLength={9}
          />
        )}
      </SessionForm>
      <OtherWays claim={claim} onExit={onExit} />
    </Card>
  )
}

function OtherWays({ claim, onExit }: Pick<CodeStepProps, 'claim' | 'onExit'>) {
  const toast = useToast()
  const { mutate, isPending, variables } = useClaim(claim.type, ({ etat }) =>
    toast({
      message: etat === 'code' ? 'Un nouveau code est parti.' : 'L’équipe a reçu votre demande.',
      tone: 'success',
    }),
  )
  const requestCode = (sans_adresse: boolean) =>
    mutate(
      { id: claim.structure.id, message: claim.message ?? '', sans_adresse },
      { onError: ({ message }) => toast({ message, tone: 'danger' }) },
    )
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-4">
      <Button isLoading={isPending && !variables.sans_adresse} onClick={() => requestCode(false)}>
        Envoyer un nouveau code
      </Button>
      <Button isLoading={isPending && variables.sans_adresse} onClick={() => requestCode(true)}>
        Demander à l’équipe
      </Button>
      <Button onClick={onExit} variant="quiet">
        Chercher une autre structure
      </Button>
    </div>
  )
}
