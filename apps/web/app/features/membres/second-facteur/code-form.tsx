import type { UseMutationResult } from '@tanstack/react-query'
import { fieldProps } from '#ui/form/field-props.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { TextField } from '#ui/text-field.tsx'

const EXCEPTION = 'Une erreur s’est produite durant la mise à jour du profil.'

type CodeFormProps = {
  mutation: Pick<UseMutationResult<unknown, Error, FormData>, 'mutate' | 'error' | 'isPending'>
  submit: string
  /** First code of an app: recovery codes are not accepted. */
  isFirst?: boolean
  isDanger?: boolean
}

export function CodeForm({ mutation, submit, isFirst = false, isDanger = false }: CodeFormProps) {
  return (
    <SessionForm exception={EXCEPTION} isDanger={isDanger} mutation={mutation} submit={submit}>
      {(errors) => (
        <TextField
          {...fieldProps('code', errors)}
          autoCapitalize="none"
          autoComplete="one-time-code"
          className="font-mono tabular-nums"
          hint={
            isFirst
              ? 'Les six chiffres que votre application affiche.'
              : 'Les six chiffres de votre application, ou un de vos codes de secours.'
          }
          inputMode={isFirst ? 'numeric' : 'text'}
          label="Code de vérification"
          maxLength={40}
          spellCheck={false}
        />
      )}
    </SessionForm>
  )
}
