import type { Partenaire as Partner } from '@foulee/contract/courses/contenus'
import { type FormEvent, useRef, useState } from 'react'
import { readEditFailure } from '#kit/editor/edit-failure.ts'
import { PHOTO_TYPES } from '#kit/photos/photo-types.ts'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { useConfirmFormLeave } from '#ui/form/use-confirm-leave.ts'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { ContentFoot } from './content-foot.tsx'
import { savePartenaire } from './contenu-calls.ts'
import { type Support, useSupport } from './support.ts'

/** A file replaces the logo, '' removes it, undefined leaves it unchanged. */
type Logo = File | '' | undefined

type PartenaireFormProps = {
  support: Support
  type: Partner['type']
  partner?: Partner
  onClose: () => void
}

export function PartenaireForm({ support, type, partner, onClose }: PartenaireFormProps) {
  const [logo, setLogo] = useState<Logo>(undefined)
  const { model, id } = support
  const saving = useSupport(support, (fields: Record<string, string>) =>
    savePartenaire(api, { model, id, type, fields, ...(logo !== undefined && { logo }) }),
  )
  const { errors } = readEditFailure(saving.error)
  const written = useRef<HTMLFormElement>(null)
  useConfirmFormLeave(written, { isSending: saving.isPending, hasMore: () => logo !== undefined })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = (name: string) => String(form.get(name) ?? '')
    const fields = { nom: read('nom'), url: read('url'), description: read('description') }
    const which: Record<string, string> = partner ? { partenaires_id: String(partner.id) } : {}
    saving.mutate({ ...fields, ...which }, { onSuccess: onClose })
  }
  return (
    <form className="grid gap-5" noValidate onSubmit={submit} ref={written}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          autoFocus
          defaultValue={partner?.nom}
          error={errors.nom}
          label="Nom"
          maxLength={120}
          name="nom"
        />
        <TextField
          autoCapitalize="off"
          defaultValue={partner?.url ?? ''}
          error={errors.url}
          inputMode="url"
          isOptional
          label="Site"
          maxLength={500}
          name="url"
          placeholder="www.exemple.fr"
        />
      </div>
      <TextArea
        defaultValue={partner?.description ?? ''}
        error={errors.description}
        isOptional
        label="Description"
        maxLength={500}
        name="description"
        rows={2}
      />
      <LogoField error={errors.logo} logo={logo} onChange={setLogo} src={partner?.logo ?? null} />
      <ContentFoot
        errors={errors}
        label={partner ? 'Enregistrer' : 'Ajouter'}
        onClose={onClose}
        saving={saving}
      />
    </form>
  )
}

type LogoFieldProps = {
  src: string | null
  logo: Logo
  error: string | undefined
  onChange: (logo: Logo) => void
}

function LogoField({ src, logo, error, onChange }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const isThere = logo instanceof File || (src !== null && logo !== '')
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold">
        Logo <span className="font-normal text-ink-soft">(facultatif)</span>
      </legend>
      <div className="flex flex-wrap items-center gap-3">
        {src && logo === undefined && (
          <img alt="" className="size-12 object-contain" height={48} src={src} width={48} />
        )}
        {logo instanceof File && <span className="break-all">{logo.name}</span>}
        <Button icon="camera" onClick={() => input.current?.click()}>
          {isThere ? 'Changer le logo' : 'Choisir un logo'}
        </Button>
        {isThere && (
          <Button icon="trash" onClick={() => onChange(src ? '' : undefined)} variant="quiet">
            Retirer le logo
          </Button>
        )}
        <input
          accept={PHOTO_TYPES}
          aria-label="Logo"
          className="hidden"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) onChange(file)
            currentTarget.value = ''
          }}
          ref={input}
          type="file"
        />
      </div>
      {error && <FieldError id={undefined}>{error}</FieldError>}
    </fieldset>
  )
}
