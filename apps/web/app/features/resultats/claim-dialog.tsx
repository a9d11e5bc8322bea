import { isApiError } from '@foulee/contract/call-error'
import type { Resultat } from '@foulee/contract/resultats'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { useLineActs } from './use-line-acts.ts'

type Given = { epreuvesId: number; ligne: Resultat; onClose: () => void }

/** « C’est moi »; under another name the server asks why, and the question appears. */
export default function ClaimDialog({ epreuvesId, ligne, onClose }: Given) {
  const { mutate, error, isPending } = useLineActs(epreuvesId)
  const [motif, setMotif] = useState('')
  const form = useId()
  const asked = isApiError(error) ? error.errors.motif : undefined
  const [needsMotif, setNeedsMotif] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate(
      { act: 'claim', id: ligne.id, motif },
      {
        onSuccess: onClose,
        onError: (cause) => isApiError(cause) && cause.errors.motif && setNeedsMotif(true),
      },
    )
  }
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button form={form} isLoading={isPending} type="submit" variant="primary">
            C’est moi
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title="Ce résultat est le vôtre&nbsp;?"
    >
      <form className="grid gap-4" id={form} onSubmit={send}>
        <p>
          <strong>{ligne.nom}</strong>
          {ligne.dossard && `, dossard ${ligne.dossard}`}
        </p>
        {needsMotif && (
          <TextArea
            error={asked}
            hint="L’organisateur lira ces mots, puis acceptera ou non."
            label="Pourquoi ce résultat est le vôtre"
            maxLength={500}
            onChange={({ currentTarget }) => setMotif(currentTarget.value)}
            required
            value={motif}
          />
        )}
        {error && !asked && (
          <p className="font-semibold text-rouge-gr" role="alert">
            {error.message}
          </p>
        )}
      </form>
    </Dialog>
  )
}
