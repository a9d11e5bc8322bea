import type { AdminVideo } from '@foulee/contract/echanges/regie-admin'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { api } from '../api.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { PassedVersionOf } from '../ui/passed-version.tsx'
import { type PictureDraft, PictureField, setPicture } from '../ui/picture-field.tsx'
import { useFormAct } from '../ui/use-act.ts'

type VideoDialogProps = { video: AdminVideo | null; onClose: () => void }

const WORDS = ['titre', 'adresse', 'description', 'duree'] as const
type Words = Record<(typeof WORDS)[number], string>

export function VideoDialog({ video, onClose }: VideoDialogProps) {
  const [words, setWords] = useState<Words>({
    titre: video?.titre ?? '',
    adresse: video?.page ?? '',
    description: video?.description ?? '',
    duree: video?.duree == null ? '' : String(video.duree),
  })
  const [affiche, setAffiche] = useState<PictureDraft>(null)
  const [version, setVersion] = useState(video?.version)
  const save = useFormAct(
    () => saveVideo(video, words, affiche, version),
    video ? 'Vidéo enregistrée.' : 'Vidéo ajoutée\u00a0: il reste à la publier.',
  )
  const field = (name: keyof Words, label: string, helperText?: string) => (
    <TextField
      helperText={helperText}
      label={label}
      name={name}
      multiline={name === 'description'}
      onChange={(event) => setWords({ ...words, [name]: event.target.value })}
      required={name === 'titre' || name === 'adresse'}
      value={words[name]}
    />
  )
  return (
    <FormDialog
      error={save.error}
      isBusy={save.isPending}
      onClose={onClose}
      onSend={() => save.mutate(undefined, { onSuccess: onClose })}
      title={video ? video.titre : 'Nouvelle vidéo'}
    >
      <PassedVersionOf<AdminVideo>
        error={save.error}
        id={video?.id}
        list="videos"
        onOverwrite={(now) => setVersion(now.version)}
      />
      {field(
        'adresse',
        'Adresse de la vidéo',
        'Collez celle de YouTube, Vimeo, Dailymotion ou PeerTube.',
      )}
      {field('titre', 'Titre')}
      {field('description', 'Description')}
      {field('duree', 'Durée en secondes')}
      <PictureField
        current={video?.affiche ?? null}
        label="Affiche"
        onChange={setAffiche}
        value={affiche}
      />
    </FormDialog>
  )
}

async function saveVideo(
  before: AdminVideo | null,
  words: Words,
  affiche: PictureDraft,
  version: number | undefined,
) {
  const body = new FormData()
  for (const name of WORDS) body.set(name, words[name])
  setPicture(body, 'affiche', affiche)
  if (!before) return api('POST /api/admin/videos/create', { body })
  if (version !== undefined) body.set('version', String(version))
  return api('POST /api/admin/videos/update/{id}', { params: { id: before.id }, body })
}
