import { readFormFailure } from '../../form/form-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { type TypeClaim, useClaim } from './claims.mutations.ts'

const EXCEPTION = 'Votre demande n’a pas pu partir. Vérifiez votre connexion et réessayez.'

type Claimed = { id: number; nom: string }
type ClaimDialogProps = { type: TypeClaim; structure: Claimed | null; onClose: () => void }

/** What will happen, before somebody else gets a mail. */
export function ClaimDialog({ type, structure, onClose }: ClaimDialogProps) {
  return (
    <Dialog
      isOpen={structure !== null}
      onClose={onClose}
      title={structure ? `Gérer «\u00a0${structure.nom}\u00a0»` : ''}
    >
      {structure && <ClaimForm onClose={onClose} structure={structure} type={type} />}
    </Dialog>
  )
}

type ClaimFormProps = { type: TypeClaim; structure: Claimed; onClose: () => void }

function ClaimForm({ type, structure, onClose }: ClaimFormProps) {
  const { mutate, error, isPending } = useClaim(type, onClose)
  const { message } = readFormFailure(error, EXCEPTION)
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        mutate({
          id: structure.id,
          message: String(form.get('message') ?? '').trim(),
          sans_adresse: form.has('sans_adresse'),
        })
      }}
    >
      <p>
        Nous enverrons un code à l’adresse que nous connaissons de cette structure. Si nous n’en
        avons pas, l’équipe de Foulée examinera votre demande.
      </p>
      <Checkbox name="sans_adresse">
        Je ne peux pas lire le courrier de cette adresse&nbsp;: demander à l’équipe
      </Checkbox>
      <TextArea
        hint="Votre rôle, et comment nous pouvons le vérifier. L’équipe seule le lit."
        isOptional
        label="Un mot pour l’équipe"
        maxLength={1000}
        name="message"
      />
      {message && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {message}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Annuler</Button>
        <Button isLoading={isPending} type="submit" variant="primary">
          Envoyer la demande
        </Button>
      </div>
    </form>
  )
}
