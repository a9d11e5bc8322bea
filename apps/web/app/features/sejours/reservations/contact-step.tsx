import { useMutation } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { assertFields } from '#ui/form/form-values.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { checkContact, type Demande } from './demande.ts'

type ContactStepProps = {
  demande: Demande
  change: (part: Partial<Demande>) => void
  agence: string
  error: Error | null
  onDone: () => void
  onBack: () => void
}

export function ContactStep(props: ContactStepProps) {
  const { demande, change, agence, error, onDone, onBack } = props
  const check = useMutation({
    mutationFn: async () => assertFields(checkContact(demande)),
    onSuccess: onDone,
  })
  return (
    <>
      <SessionForm
        exception="Vérifiez ce qui est écrit."
        mutation={{ ...check, mutate: () => check.mutate(), error: check.error ?? error }}
        submit="Continuer"
      >
        {(errors) => (
          <>
            <TextField
              {...fieldProps('telephone', errors)}
              autoComplete="tel"
              hint={`${agence} vous appelle s’il le faut. Personne d’autre ne le lit.`}
              inputMode="tel"
              label="Téléphone"
              maxLength={20}
              onChange={({ target }) => change({ telephone: target.value })}
              type="tel"
              value={demande.telephone}
            />
            <TextArea
              {...fieldProps('message', errors)}
              hint="Régime, allergie, niveau, question…"
              isOptional
              label="Un mot à l’agence"
              maxLength={2000}
              onChange={({ target }) => change({ message: target.value })}
              rows={5}
              value={demande.message}
            />
          </>
        )}
      </SessionForm>
      <Button className="justify-self-start" icon="arrow-left" onClick={onBack} variant="quiet">
        Revenir à qui vient
      </Button>
    </>
  )
}
