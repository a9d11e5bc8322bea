import type { AdminActualite } from '@foulee/contract/echanges/regie-admin'
import { Skeleton, TextField } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { api } from '../api.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { PassedVersionOf } from '../ui/passed-version.tsx'
import { type PictureDraft, PictureField, setPicture } from '../ui/picture-field.tsx'
import { useFormAct } from '../ui/use-act.ts'

/** Lazy: the rich text editor is a large chunk. */
const RichTextField = lazy(async () => ({
  default: (await import('../ui/rich-text-field.tsx')).RichTextField,
}))

type ActualiteDialogProps = { actualite: AdminActualite | null; onClose: () => void }
type Draft = { titre: string; texte: string; image_alt: string; image: PictureDraft }

export function ActualiteDialog({ actualite, onClose }: ActualiteDialogProps) {
  const [draft, setDraft] = useState<Draft>({
    titre: actualite?.titre ?? '',
    texte: actualite?.texte ?? '',
    image_alt: actualite?.image_alt ?? '',
    image: null,
  })
  const [version, setVersion] = useState(actualite?.version ?? 0)
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))
  const save = useFormAct(
    () => saveActualite(actualite, draft, version),
    actualite ? 'Actualité enregistrée.' : 'Actualité écrite\u00a0: il reste à la publier.',
  )
  return (
    <FormDialog
      error={save.error}
      isBusy={save.isPending}
      onClose={onClose}
      onSend={() => save.mutate(undefined, { onSuccess: onClose })}
      title={actualite ? actualite.titre : 'Nouvelle actualité'}
    >
      <PassedVersionOf<AdminActualite>
        error={save.error}
        id={actualite?.id}
        list="actualites"
        onOverwrite={(now) => setVersion(now.version)}
      />
      <TextField
        label="Titre"
        name="titre"
        onChange={(event) => change({ titre: event.target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 150 } }}
        value={draft.titre}
      />
      <Suspense fallback={<Skeleton height={220} variant="rounded" />}>
        <RichTextField label="Texte" onChange={(texte) => change({ texte })} value={draft.texte} />
      </Suspense>
      <PictureField
        current={actualite?.image ?? null}
        label="Image"
        onChange={(image) => change({ image })}
        value={draft.image}
      />
      <TextField
        helperText="Pour qui ne la voit pas."
        label="Ce que montre l’image"
        name="image_alt"
        onChange={(event) => change({ image_alt: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        value={draft.image_alt}
      />
    </FormDialog>
  )
}

async function saveActualite(before: AdminActualite | null, draft: Draft, version: number) {
  const body = new FormData()
  for (const name of ['titre', 'texte', 'image_alt'] as const) body.set(name, draft[name])
  setPicture(body, 'image', draft.image)
  if (!before) return api('POST /api/admin/actualites/create', { body })
  body.set('version', String(version))
  return api('POST /api/admin/actualites/update/{id}', { params: { id: before.id }, body })
}
