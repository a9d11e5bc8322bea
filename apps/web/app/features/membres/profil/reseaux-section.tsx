import type { SocialLink } from '@foulee/contract/membres/profil'
import { RESEAUX } from '@foulee/domain/shared/reseau'
import { type FormEvent, useRef, useState } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { useConfirmFormLeave } from '#ui/form/use-confirm-leave.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useOptions } from './options.ts'
import { useSocialLinks } from './profil.mutations.ts'
import { formatSaveFailure, readSaveFailure } from './save-failure.ts'

type Reseau = SocialLink['reseau']
type Draft = { id?: number; reseau?: Reseau }

export function ReseauxSection() {
  const { links, add, change, remove } = useSocialLinks()
  const [draft, setDraft] = useState<Draft | null>(null)
  const last = [add, change, remove].toSorted((a, b) => b.submittedAt - a.submittedAt)[0]
  const send = (reseau: Reseau, url: string) => {
    const link = { model: 'profil' as const, reseau, url }
    const done = { onSuccess: () => setDraft(null) }
    if (draft?.id) change.mutate({ ...link, id: draft.id }, done)
    else add.mutate(link, done)
  }
  const failed = [add, change].find(({ error }) => error)
  return (
    <EditorSection id="reseaux" lead="Affichés sur votre page." title="Réseaux sociaux">
      <div className="card grid gap-5 p-5">
        {links.length > 0 && (
          <ul className="grid divide-y divide-line">
            {links.map((link) => (
              <LinkLine
                isRemoving={remove.isPending && remove.variables === link.id}
                key={link.id}
                link={link}
                onChange={() => setDraft(link)}
                onRemove={() => remove.mutate(link.id)}
              />
            ))}
          </ul>
        )}
        {draft ? (
          <LinkForm
            draft={draft}
            error={failed ? readSaveFailure(failed.error).errors.url : undefined}
            isPending={add.isPending || change.isPending}
            key={draft.id ?? 0}
            onCancel={() => setDraft(null)}
            onSend={send}
            taken={links.map(({ reseau }) => reseau)}
            url={links.find(({ id }) => id === draft.id)?.url ?? ''}
          />
        ) : (
          <Button className="justify-self-start" icon="plus" onClick={() => setDraft({})}>
            Ajouter un réseau
          </Button>
        )}
        {last?.submittedAt ? (
          <SaveStatus
            error={last.error}
            isPending={last.isPending}
            isSuccess={last.isSuccess}
            formatError={formatSaveFailure}
          />
        ) : null}
      </div>
    </EditorSection>
  )
}

type LinkLineProps = {
  link: SocialLink
  isRemoving: boolean
  onChange: () => void
  onRemove: () => void
}

function LinkLine({ link: { reseau, url }, isRemoving, onChange, onRemove }: LinkLineProps) {
  const { label } = RESEAUX[reseau]
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="grid min-w-0 grow">
        <span className="font-semibold">{label}</span>
        <a
          className="text-link truncate text-sm"
          href={url}
          rel="noopener noreferrer nofollow"
          target="_blank"
        >
          {url.replace(/^https:\/\/(www\.)?/, '')}
          <span className="sr-only"> (nouvel onglet)</span>
        </a>
      </div>
      <IconButton icon="edit" label={`Changer le lien ${label}`} onClick={onChange} />
      <IconButton
        aria-disabled={isRemoving || undefined}
        icon="trash"
        label={`Retirer le lien ${label}`}
        onClick={isRemoving ? undefined : onRemove}
      />
    </li>
  )
}

type LinkFormProps = {
  draft: Draft
  url: string
  taken: readonly Reseau[]
  error: string | undefined
  isPending: boolean
  onSend: (reseau: Reseau, url: string) => void
  onCancel: () => void
}

function LinkForm({ draft, url, taken, error, isPending, onSend, onCancel }: LinkFormProps) {
  const free = useOptions().reseau.filter(({ value }) => !taken.some((name) => name === value))
  const written = useRef<HTMLFormElement>(null)
  useConfirmFormLeave(written)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onSend((draft.reseau ?? form.get('reseau')) as Reseau, String(form.get('url')))
  }
  return (
    <form className="grid gap-5" noValidate onSubmit={submit} ref={written}>
      <div className="grid gap-5 sm:grid-cols-[12rem_1fr]">
        {draft.reseau ? (
          <p className="self-end pb-2.5 font-semibold">{RESEAUX[draft.reseau].label}</p>
        ) : (
          <Select label="Réseau" name="reseau" options={free} />
        )}
        <TextField
          autoCapitalize="off"
          autoComplete="url"
          autoFocus
          defaultValue={url}
          error={error}
          inputMode="url"
          label="Adresse de votre page"
          name="url"
          placeholder="https://"
          type="url"
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button isLoading={isPending} type="submit">
          {draft.id ? 'Changer' : 'Ajouter'}
        </Button>
        <Button onClick={onCancel} variant="quiet">
          Annuler
        </Button>
      </div>
    </form>
  )
}
