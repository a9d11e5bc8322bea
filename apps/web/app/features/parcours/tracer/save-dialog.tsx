import type { DessinParcours } from '@foulee/contract/parcours/parcours-dessin'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import type { TracerTarget } from '#features/parcours/shared/tracer-paths.ts'
import { api } from '#platform/api/api.ts'
import { renewTouched, useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { writeDessin } from './drawing-wire.ts'
import { isReplaced } from './is-replaced.ts'
import { targetOf } from './targets.ts'
import type { OnDrawing } from './use-drawing.ts'

type SaveDialogProps = {
  traced: OnDrawing
  dessin: DessinParcours | null
  subject: string
  target: TracerTarget | null
  onClose: () => void
}

const FORM = 'trace-enregistrer'

/** A new draft, or the new line of a route of mine: its editor opens, as for a file. */
export function SaveDialog({ traced, dessin, subject, target, onClose }: SaveDialogProps) {
  const isMine = dessin !== null && isReplaced(dessin, subject)
  const { drawing, book, legs, isWaiting } = traced
  const trouble = legs.some(({ kind }) => kind === 'failed')
    ? 'Une partie du tracé n’a pas de chemin. Déplacez ses points, ou tracez-la tout droit.'
    : isWaiting
      ? 'Les chemins ne sont pas encore tous trouvés. Attendez qu’ils le soient.'
      : null
  const onSaved = useOpenSaved(traced, target)
  const create = useCall('POST /api/parcours/traces', {
    input: (titre: string) => ({ body: { titre, ...writeDessin(drawing, book) } }),
    onSuccess: onSaved,
  })
  const replace = useCall('POST /api/parcours/traces/{id}', {
    input: (version: number) => ({
      params: { id: Number(subject) },
      body: { version, ...writeDessin(drawing, book) },
    }),
    onSuccess: ({ parcours }) => onSaved(parcours),
  })
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (trouble) return
    if (isMine) replace.mutate(traced.version ?? dessin.version)
    else create.mutate(String(form.get('titre') ?? '').trim())
  }
  const error = create.error ?? replace.error
  return (
    <Dialog
      footer={
        <Button
          aria-disabled={trouble !== null}
          form={FORM}
          isLoading={create.isPending || replace.isPending}
          type="submit"
          variant="primary"
        >
          {isMine ? 'Remplacer la ligne' : 'Enregistrer le brouillon'}
        </Button>
      }
      isOpen
      keepsWords
      onClose={onClose}
      title={isMine ? 'Remplacer la ligne du parcours' : 'Enregistrer le tracé'}
    >
      <form className="grid gap-4" id={FORM} onSubmit={save}>
        {isMine ? (
          <p>
            «&nbsp;{dessin.titre}&nbsp;» prendra cette ligne. Ses points et ses photos qui n’y sont
            plus seront retirés.
          </p>
        ) : (
          <TextField
            autoComplete="off"
            hint="Vous pourrez le changer."
            label="Nom du parcours"
            maxLength={120}
            name="titre"
          />
        )}
        {target && <p>{targetOf(target).lead}</p>}
        <p className="text-ink-soft">
          Il reste un brouillon&nbsp;: rien n’est publié sans votre accord.
          {target && ` ${targetOf(target).readers(target)}`}
        </p>
        {(trouble ?? error) && (
          <p className="font-semibold text-rouge-gr" role="alert">
            {trouble ?? error?.message}
          </p>
        )}
      </form>
    </Dialog>
  )
}

type Saved = { id: number }

/** Back to where the drawing was begun, with its route tied there; else to the editor of the route. */
function useOpenSaved(traced: OnDrawing, target: TracerTarget | null) {
  const navigate = useNavigate()
  const toast = useToast()
  const client = useQueryClient()
  return async ({ id }: Saved) => {
    traced.forget()
    const own = `/contribution/parcours/${id}`
    if (!target) {
      toast({ message: 'Le tracé est enregistré.', tone: 'success' })
      return navigate(own)
    }
    const { call, saved, failed, tie, back } = targetOf(target)
    const isTied = await tie(api, target, { id }).then(
      () => true,
      () => false,
    )
    if (isTied) void renewTouched(client, call)
    toast({
      message: isTied ? saved : failed,
      tone: isTied ? 'success' : 'danger',
      link: { label: 'Voir le parcours', to: own },
      isLasting: !isTied,
    })
    return navigate(back(target).to)
  }
}
