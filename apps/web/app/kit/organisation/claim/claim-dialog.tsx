import { isApiError } from '@foulee/contract/shared/call-error'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { clearPendingAction, savePendingAction } from '#platform/session/pending-action.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { useFollowVerification } from '#platform/session/use-follow-verification.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { readFormFailure } from '#ui/form/form-failure.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { useOnePress } from '#ui/form/use-one-press.ts'
import { TextArea } from '#ui/text-field.tsx'
import { type TypeClaim, useClaim } from './claims.mutations.ts'

const EXCEPTION = 'Votre demande n’a pas pu partir. Vérifiez votre connexion et réessayez.'

type ClaimFormProps = {
  type: TypeClaim
  structure: { id: number; nom: string }
  editor?: string
  /** A request written before the e-mail was verified is sent automatically. */
  isKept?: boolean
  onClose: () => void
  onSent?: () => void
}
export type ClaimDialogProps = Omit<ClaimFormProps, 'structure'> & {
  structure: ClaimFormProps['structure'] | null
}

export function ClaimDialog({ structure, ...form }: ClaimDialogProps) {
  return (
    <Dialog
      isOpen={structure !== null}
      onClose={form.onClose}
      title={structure ? `Gérer «\u00a0${structure.nom}\u00a0»` : ''}
    >
      {structure && <ClaimForm structure={structure} {...form} />}
    </Dialog>
  )
}

function ClaimForm({ structure, editor, onClose, ...values }: ClaimFormProps) {
  const { mayClaim, isAwaited, form, submit, error, isPending } = useRequest(structure.id, values)
  const { message } = readFormFailure(error, EXCEPTION)
  const isMine = isApiError(error) && error.code === 'deja_membre'
  return (
    <form className="grid gap-5" onSubmit={submit} ref={form}>
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
      {!mayClaim && <ToVerify isAwaited={isAwaited} />}
      {message && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {message}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{isAwaited ? 'Fermer' : 'Annuler'}</Button>
        {isMine && editor ? (
          <ButtonLink to={editor} variant="primary">
            Ouvrir sa gestion
          </ButtonLink>
        ) : (
          <Button isLoading={isPending} type="submit" variant="primary">
            {mayClaim ? 'Envoyer la demande' : 'Envoyer dès que mon adresse est vérifiée'}
          </Button>
        )}
      </div>
    </form>
  )
}

type RequestProps = Pick<ClaimFormProps, 'type' | 'isKept' | 'onSent'>

function useRequest(id: number, { type, isKept = false, onSent }: RequestProps) {
  const { pathname } = useLocation()
  const { currentUser } = useSession()
  const mayClaim = currentUser?.droits.includes('publier') ?? false
  const [isAwaited, setAwaited] = useState(isKept)
  const { mutate, error, isPending, isSuccess } = useClaim(type, onSent)
  const form = useDraft(`revendication-${id}`, isSuccess)
  const isNewPress = useOnePress(isPending, error)
  // After the draft was restored: a form restores its own first.
  useEffect(() => {
    if (isAwaited && mayClaim) form.current?.requestSubmit()
  }, [isAwaited, mayClaim, form])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAwaited(!mayClaim)
    if (!mayClaim) return savePendingAction('revendication-envoyer', pathname)
    // A second code would invalidate the first, already sent.
    if (!isNewPress(event.timeStamp)) return
    clearPendingAction()
    const form = new FormData(event.currentTarget)
    mutate({
      id,
      message: String(form.get('message') ?? '').trim(),
      sans_adresse: form.has('sans_adresse'),
    })
  }
  return { mayClaim, isAwaited, form, submit, error, isPending }
}

function ToVerify({ isAwaited }: { isAwaited: boolean }) {
  useFollowVerification()
  return (
    <div className="grid gap-1 rounded-control bg-sapin-wash p-4">
      <p>
        Votre adresse n’est pas encore vérifiée&nbsp;: le lien est dans le message que nous vous
        avons envoyé. Votre demande reste dans cet onglet, et part dès que vous revenez ici.
      </p>
      <p className="font-semibold empty:hidden" role="status">
        {isAwaited && 'C’est gardé. Ouvrez le lien du message, puis revenez sur cet onglet.'}
      </p>
    </div>
  )
}
