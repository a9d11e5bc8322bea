import { MAX_IMAGE_BYTES } from '@foulee/domain/shared/upload-limits'
import { type ChangeEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { PHOTO_TYPES } from '#kit/photos/photo-types.ts'
import { readablePhotos } from '#kit/photos/readable-photo.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { asForm, useSaveProfil } from './profil.mutations.ts'
import { formatSaveFailure, readSaveFailure } from './save-failure.ts'

const TOO_HEAVY = 'Cette image dépasse 10\u00a0Mo. Choisissez-en une plus légère.'

type ImageFieldProps = {
  field: 'avatar' | 'public_banner'
  label: string
  hint: string
  src: string
  preview: (src: string) => ReactNode
}

export function ImageField({ field, label, hint, src, preview }: ImageFieldProps) {
  const { mutate, reset, error, isPending, isSuccess } = useSaveProfil()
  const [refusal, setRefusal] = useState('')
  const [chosen, choose] = usePreview()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const save = (value: Blob | '') =>
    mutate(asForm({ [field]: value }), { onSettled: () => choose(null) })
  const send = async (files: readonly File[]) => {
    reset()
    const { photos, refusal: why } = await readablePhotos(files)
    const [file] = photos
    const isTooHeavy = file !== undefined && file.size > MAX_IMAGE_BYTES
    setRefusal(isTooHeavy ? TOO_HEAVY : (why ?? ''))
    if (!file || isTooHeavy) return
    choose(file)
    save(file)
  }
  const why = refusal || (error ? (readSaveFailure(error).errors[field] ?? '') : '')
  return (
    <fieldset aria-describedby={id} className="grid gap-3">
      <legend className="mb-3 font-semibold">{label}</legend>
      {preview(chosen ?? src)}
      <p className="text-sm text-ink-soft" id={id}>
        {hint}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button icon="camera" isLoading={isPending} onClick={() => input.current?.click()}>
          {src ? 'Changer' : 'Choisir une image'}
          <span className="sr-only"> ({label})</span>
        </Button>
        {src && !isPending && (
          <Button icon="trash" onClick={() => save('')} variant="quiet">
            Retirer<span className="sr-only"> ({label})</span>
          </Button>
        )}
        <input
          accept={PHOTO_TYPES}
          aria-label={label}
          className="hidden"
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
            void send([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
          ref={input}
          type="file"
        />
        <SaveStatus
          error={why ? null : error}
          isPending={isPending}
          isSuccess={isSuccess}
          formatError={formatSaveFailure}
        />
      </div>
      {why && (
        <div role="alert">
          <FieldError id={undefined}>{why}</FieldError>
        </div>
      )}
    </fieldset>
  )
}

function usePreview(): [string | null, (file: File | null) => void] {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return [url, (file) => setUrl(file && URL.createObjectURL(file))]
}
