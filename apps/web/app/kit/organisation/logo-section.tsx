import { deNom } from '@foulee/domain/shared/de-nom'
import { MAX_IMAGE_BYTES } from '@foulee/domain/shared/upload-limits'
import { type ChangeEvent, useRef, useState } from 'react'
import { readEditFailure } from '#kit/editor/edit-failure.ts'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { PHOTO_TYPES } from '#kit/photos/photo-types.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import type { Fields } from '#ui/form/changed-fields.ts'
import { Picture } from '#ui/picture.tsx'

const TOO_HEAVY = 'Cette image dépasse 10\u00a0Mo. Choisissez-en une plus légère.'

type LogoSectionProps = {
  structure: { nom: string; logo: string | null }
  saving: {
    mutate: (change: { fields?: Fields; logo?: Blob }) => void
    error: unknown
    isPending: boolean
    isSuccess: boolean
  }
}

export function LogoSection({ structure: { nom, logo }, saving }: LogoSectionProps) {
  const { mutate, error, isPending, isSuccess } = saving
  const [refusal, setRefusal] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const send = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    setRefusal(file.size > MAX_IMAGE_BYTES ? TOO_HEAVY : '')
    if (file.size <= MAX_IMAGE_BYTES) mutate({ logo: file })
    currentTarget.value = ''
  }
  const why = refusal || (readEditFailure(error).errors.logo ?? '')
  return (
    <EditorSection id="logo" lead="JPEG, PNG, WebP, AVIF ou GIF, au plus 10&nbsp;Mo." title="Logo">
      <div className="card flex flex-wrap items-center gap-5 p-5">
        {logo ? (
          <Picture
            alt={`Logo ${deNom(nom)}`}
            className="size-24 rounded-card border border-line bg-white object-contain p-1"
            sizes="6rem"
            src={logo}
          />
        ) : (
          <Avatar name={nom} size={96} />
        )}
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-3">
            <Button icon="camera" isLoading={isPending} onClick={() => input.current?.click()}>
              {logo ? 'Changer le logo' : 'Choisir un logo'}
            </Button>
            {logo && !isPending && (
              <Button icon="trash" onClick={() => mutate({ fields: { logo: '' } })} variant="quiet">
                Retirer le logo
              </Button>
            )}
          </div>
          <input
            accept={PHOTO_TYPES}
            aria-label="Logo"
            className="hidden"
            onChange={send}
            ref={input}
            type="file"
          />
          <SaveStatus error={why ? null : error} isPending={isPending} isSuccess={isSuccess} />
          {why && (
            <div role="alert">
              <FieldError id={undefined}>{why}</FieldError>
            </div>
          )}
        </div>
      </div>
    </EditorSection>
  )
}
