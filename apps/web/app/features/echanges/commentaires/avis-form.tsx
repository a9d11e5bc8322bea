import type { Commentaire, MesCommentaires } from '@foulee/contract/echanges/commentaires'
import { useEffect, useId } from 'react'
import { Button } from '#ui/button.tsx'
import { focusElement } from '#ui/focus-element.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { useToast } from '#ui/toast.tsx'
import { AvisFields } from './avis-fields.tsx'
import { AVIS_KINDS } from './avis-kinds.ts'
import { useSaveAvis } from './commentaires.mutations.ts'
import type { Objet } from './commentaires.queries.ts'

const EXCEPTION = 'Vos mots n’ont pas été enregistrés. Vérifiez votre connexion et recommencez.'

type AvisFormProps = {
  objet: Objet
  mes: MesCommentaires
  changed?: Commentaire
  /** Submits the stored draft at once, after the email address was verified. */
  isKept?: boolean
  onClose: () => void
}

export default function AvisForm({ objet, mes, changed, isKept = false, onClose }: AvisFormProps) {
  const toast = useToast()
  const { dit, isThread } = AVIS_KINDS[objet.model]
  const mayRate = mes.droits.noter || typeof changed?.note === 'number'
  const save = useSaveAvis(objet, changed ?? null, () => {
    toast({ message: changed ? dit.modifie : dit.publie, tone: 'success' })
    onClose()
  })
  const form = useId()
  useEffect(() => {
    // The fields hold the draft by now: effects of a child run before those of its parent.
    const element = isKept && document.getElementById(form)
    if (element instanceof HTMLFormElement) element.requestSubmit()
  }, [isKept, form])
  // The form of a thread is permanent: there is no close button.
  const isOpened = Boolean(changed) || !isThread
  return (
    <div
      className="card grid gap-3 p-5 outline-none"
      ref={isOpened ? focusElement : null}
      tabIndex={-1}
    >
      <SessionForm
        id={form}
        exception={EXCEPTION}
        isPart
        mutation={save}
        submit={changed ? 'Enregistrer' : dit.publier}
        {...(changed || isThread ? {} : { draft: 'avis' })}
      >
        {(errors) => (
          <AvisFields changed={changed} errors={errors} mayRate={mayRate} model={objet.model} />
        )}
      </SessionForm>
      {isOpened && (
        <Button className="justify-self-start" onClick={onClose} variant="quiet">
          Annuler
        </Button>
      )}
    </div>
  )
}
