import { getDisplayName } from '@foulee/domain/membres/personne'
import { useSession } from '#platform/session/session-provider.tsx'
import { EmailField } from '#ui/form/email-field.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { sujetOptions } from './contact.queries.ts'

export function ContactFields({ errors }: { errors: Record<string, string> }) {
  const { currentUser } = useSession()
  const who = currentUser ? getDisplayName(currentUser) : ''
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4" key={currentUser?.users_id}>
        <TextField
          {...fieldProps('nom', errors)}
          autoComplete="name"
          defaultValue={who}
          label="Nom"
          maxLength={120}
        />
        <EmailField defaultValue={currentUser?.email} error={errors.email} />
      </div>
      <Select
        {...fieldProps('sujet', errors)}
        defaultValue=""
        label="Sujet"
        options={sujetOptions}
        placeholder="Choisissez un sujet"
      />
      <TextArea {...fieldProps('message', errors)} label="Message" maxLength={5000} rows={7} />
      <Decoy />
    </>
  )
}

/** Honeypot: hidden from people; a robot that fills it gets the usual answer. */
function Decoy() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Laissez ce champ vide
        <input autoComplete="off" name="precisions" tabIndex={-1} type="text" />
      </label>
    </div>
  )
}
