import { readFormFailure } from '../../../form/form-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import type { Found } from './find-organisateur.tsx'
import { useClaim } from './organisateurs.mutations.ts'

const EXCEPTION = 'Votre demande n’a pas pu partir. Vérifiez votre connexion et réessayez.'

type ClaimDialogProps = { organisateur: Found | null; onClose: () => void }

/** What will happen, before somebody else gets a mail. */
export function ClaimDialog({ organisateur, onClose }: ClaimDialogProps) {
  return (
    <Dialog
      isOpen={organisateur !== null}
      onClose={onClose}
      title={organisateur ? `Gérer «\u00a0${organisateur.nom}\u00a0»` : ''}
    >
      {organisateur && <ClaimForm onClose={onClose} organisateur={organisateur} />}
    </Dialog>
  )
}

function ClaimForm({ organisateur, onClose }: { organisateur: Found; onClose: () => void }) {
  const { mutate, error, isPending } = useClaim(onClose)
  const { message } = readFormFailure(error, EXCEPTION)
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        mutate({
          id: organisateur.id,
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
