import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Button, IconButton } from '#ui/button.tsx'
import { useConfirmFormLeave } from '#ui/form/use-confirm-leave.ts'
import { type Option, Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { readEditFailure } from './edit-failure.ts'
import { SaveStatus } from './save-status.tsx'

type Line = { id: number; kind: string; url: string }

type LinkListProps = {
  scope: string
  onSettled: () => unknown
  links: readonly Line[]
  kinds: Option[]
  isOneOfEach?: boolean
  field: string
  words: { add: string; kind: string; url: string }
  add: (kind: string, url: string) => Promise<unknown>
  change: (id: number, kind: string, url: string) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
}

type Draft = Line | 'new' | null

export function LinkList(props: LinkListProps) {
  const { scope, onSettled, links, kinds, isOneOfEach, field, words } = props
  const [draft, setDraft] = useState<Draft>(null)
  // The old link is deleted before the new one is added (produit 2.6): if the new address is
  // refused, there is no old link left to edit.
  const isThere = draft !== null && draft !== 'new' && links.some(({ id }) => id === draft.id)
  const save = useMutation({
    scope: { id: scope },
    mutationFn: ({ kind, url }: Omit<Line, 'id'>) =>
      isThere ? props.change(draft.id, kind, url) : props.add(kind, url),
    onSettled,
  })
  const remove = useMutation({ scope: { id: scope }, mutationFn: props.remove, onSettled })
  const free = isOneOfEach
    ? kinds.filter(({ value }) => !links.some(({ kind }) => kind === value))
    : kinds
  const open = (next: Draft) => {
    save.reset()
    setDraft(next)
  }
  const nameOf = (kind: string) => kinds.find(({ value }) => value === kind)?.label ?? kind
  return (
    <div className="card grid gap-5 p-5">
      {links.length > 0 && (
        <ul className="grid divide-y divide-line">
          {links.map((link) => (
            <LinkLine
              key={link.id}
              link={link}
              name={nameOf(link.kind)}
              onEdit={() => open(link)}
              onRemove={() => remove.mutate(link.id)}
            />
          ))}
        </ul>
      )}
      {draft ? (
        <LinkForm
          draft={draft}
          error={save.error && (readEditFailure(save.error).errors[field] ?? save.error.message)}
          isPending={save.isPending}
          key={draft === 'new' ? 0 : draft.id}
          kinds={draft === 'new' ? free : kinds}
          name={draft === 'new' || !isOneOfEach ? '' : nameOf(draft.kind)}
          onClose={() => open(null)}
          onSend={(kind, url) => save.mutate({ kind, url }, { onSuccess: () => open(null) })}
          words={words}
        />
      ) : (
        free.length > 0 && (
          <Button className="justify-self-start" icon="plus" onClick={() => open('new')}>
            {words.add}
          </Button>
        )
      )}
      {remove.error && <SaveStatus error={remove.error} isPending={false} isSuccess={false} />}
    </div>
  )
}

type LinkLineProps = { link: Line; name: string; onEdit: () => void; onRemove: () => void }

function LinkLine({ link: { url }, name, onEdit, onRemove }: LinkLineProps) {
  const address = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="grid min-w-0 grow">
        <span className="font-semibold">{name}</span>
        <a
          className="text-link relative truncate text-sm"
          href={url}
          rel="noopener noreferrer nofollow"
          target="_blank"
        >
          {address}
          <span className="sr-only"> (nouvel onglet)</span>
        </a>
      </div>
      <IconButton icon="edit" label={`Changer le lien ${address}`} onClick={onEdit} />
      <IconButton icon="trash" label={`Retirer le lien ${address}`} onClick={onRemove} />
    </li>
  )
}

type LinkFormProps = {
  draft: Line | 'new'
  kinds: Option[]
  name: string
  words: LinkListProps['words']
  error: string | null | undefined
  isPending: boolean
  onSend: (kind: string, url: string) => void
  onClose: () => void
}

function LinkForm(props: LinkFormProps) {
  const { draft, kinds, name, words, error, isPending, onSend, onClose } = props
  const line = draft === 'new' ? { kind: kinds[0]?.value ?? '', url: '' } : draft
  const written = useRef<HTMLFormElement>(null)
  useConfirmFormLeave(written)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onSend(name ? line.kind : String(form.get('kind')), String(form.get('url')))
  }
  return (
    <form className="grid gap-5" noValidate onSubmit={submit} ref={written}>
      <div className="grid items-start gap-5 sm:grid-cols-[14rem_1fr]">
        {name ? (
          <p className="font-semibold sm:pt-9">{name}</p>
        ) : (
          <Select defaultValue={line.kind} label={words.kind} name="kind" options={kinds} />
        )}
        <TextField
          autoCapitalize="off"
          autoFocus
          defaultValue={line.url}
          error={error ?? undefined}
          inputMode="url"
          label={words.url}
          maxLength={500}
          name="url"
          placeholder="https://"
          type="url"
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button isLoading={isPending} type="submit">
          {draft === 'new' ? 'Ajouter' : 'Changer'}
        </Button>
        <Button onClick={onClose} variant="quiet">
          Annuler
        </Button>
      </div>
    </form>
  )
}
