import type { ListeItem } from '@foulee/contract/echanges/liste'
import { LISTE_NOTE_MAX } from '@foulee/domain/echanges/liste'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useConfirmFormLeave } from '#ui/form/use-confirm-leave.ts'
import { Icon } from '#ui/icon.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useStore } from './liste.queries.ts'

type NoteProps = { entry: ListeItem; name: string }

export function EntryNote({ entry, name, children }: NoteProps & { children: ReactNode }) {
  const { note } = entry.extra
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {note && !isOpen && (
        <p className="flex gap-2 whitespace-pre-line">
          <Icon className="mt-1 shrink-0 text-ink-soft" name="edit" size={16} />
          {note}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {children}
        {!isOpen && (
          <Button className="-mx-4" onClick={() => setOpen(true)} variant="quiet">
            {note ? 'Modifier la note' : 'Ajouter une note'}
            <span className="sr-only"> pour {name}</span>
          </Button>
        )}
      </div>
      {isOpen && <NoteForm entry={entry} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

function NoteForm({ entry, name, onClose }: NoteProps & { onClose: () => void }) {
  const { type, id, extra } = entry
  const store = useStore()
  const written = useRef<HTMLFormElement>(null)
  useConfirmFormLeave(written, { isSending: store.isPending })
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const note = String(new FormData(event.currentTarget).get('note') ?? '')
    store.mutate({ type, id, note }, { onSuccess: onClose })
  }
  return (
    <form className="grid gap-3" onSubmit={save} ref={written}>
      <TextArea
        autoFocus
        defaultValue={extra.note ?? ''}
        label={`Note pour ${name}`}
        maxLength={LISTE_NOTE_MAX}
        name="note"
        rows={2}
      />
      <div className="flex flex-wrap gap-2">
        <Button isLoading={store.isPending} type="submit" variant="primary">
          Enregistrer
        </Button>
        <Button onClick={onClose} variant="quiet">
          Annuler
        </Button>
      </div>
    </form>
  )
}
