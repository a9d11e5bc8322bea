import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'
import { useRef } from 'react'
import { Button, ButtonLink, IconButton } from '#ui/button.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Icon } from '#ui/icon.tsx'
import { Progress } from '#ui/progress.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { editorPath } from './paths.ts'
import { ACCEPT, type Upload } from './uploads.ts'

type UploadLineProps = {
  upload: Upload
  onRetry: () => void
  onReplace: (file: File) => void
  onDrop: () => void
}

export function UploadLine({ upload, onRetry, onReplace, onDrop }: UploadLineProps) {
  const { file, state } = upload
  const isOver = state === 'fait' || state === 'refuse'
  return (
    <div className="card grid gap-3 p-4">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold">{file.name}</p>
        {!isOver && (
          <Button icon="close" onClick={onDrop} variant="quiet">
            Annuler<span className="sr-only"> l’envoi de {file.name}</span>
          </Button>
        )}
        {isOver && <IconButton icon="close" label={`Retirer ${file.name}`} onClick={onDrop} />}
      </div>
      <div aria-live="polite">
        <UploadState upload={upload} />
      </div>
      {upload.state === 'refuse' &&
        (upload.isFinal ? (
          <AnotherFile name={file.name} onChoose={onReplace} />
        ) : (
          <Button className="justify-self-start" icon="refresh" onClick={onRetry}>
            Réessayer
          </Button>
        ))}
    </div>
  )
}

function AnotherFile({ name, onChoose }: { name: string; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button className="justify-self-start" icon="upload" onClick={() => input.current?.click()}>
        Choisir un autre fichier
      </Button>
      <FileInput
        accept={ACCEPT}
        label={`Fichier à la place de ${name}`}
        onChoose={([file]) => file && onChoose(file)}
        ref={input}
      />
    </>
  )
}

function UploadState({ upload }: { upload: Upload }) {
  switch (upload.state) {
    case 'attend':
      return <p className="text-ink-soft">En attente…</p>
    case 'envoi':
      return (
        <div className="grid gap-2">
          <Progress label={`Envoi de ${upload.file.name}`} value={Math.round(upload.share * 100)} />
          <p className="text-sm text-ink-soft">Envoi… {Math.round(upload.share * 100)}&nbsp;%</p>
        </div>
      )
    case 'lecture':
      return (
        <p className="flex items-center gap-2 text-ink-soft">
          <Spinner size={18} />
          Lecture de la trace…
        </p>
      )
    case 'refuse':
      return (
        <p className="flex gap-2 font-semibold text-rouge-gr">
          <Icon className="mt-0.5 shrink-0" name="alert" size={18} />
          {upload.message}
        </p>
      )
    case 'fait':
      return <Done upload={upload} />
  }
}

function Done({ upload }: { upload: Extract<Upload, { state: 'fait' }> }) {
  const { parcours, doublons, complet } = upload.gestion
  const [double] = doublons
  const { calcule = null } = parcours.trace?.denivele ?? {}
  const climb = calcule === null ? '' : ` · ${formatDenivele(calcule)}`
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Icon className="text-sapin" name="check" size={18} />
        {parcours.titre} · {formatDistance(complet?.distance ?? parcours.distance ?? 0)}
        {climb}
      </p>
      {double && (
        <p className="rounded-control bg-jaune-wash px-3 py-2">
          Vous avez déjà ce parcours&nbsp;:{' '}
          <TextLink to={editorPath(double.id)}>{double.titre}</TextLink>. Gardez les deux, ou
          retirez celui que vous venez d’ajouter depuis sa page.
        </p>
      )}
      <ButtonLink className="justify-self-start" icon="edit" to={editorPath(parcours.id)}>
        Compléter<span className="sr-only"> {parcours.titre}</span>
      </ButtonLink>
    </div>
  )
}
