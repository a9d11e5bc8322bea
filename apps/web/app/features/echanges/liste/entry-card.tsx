import type { ListeItem } from '@foulee/contract/echanges/liste'
import { DiscussionButton } from '#kit/messages/discussion-button.tsx'
import { IconButton } from '#ui/button.tsx'
import { getEntryKind } from './entries.ts'
import { EntryNote } from './entry-note.tsx'
import { EntryState } from './entry-state.tsx'
import { useRemove } from './liste.queries.ts'

export function EntryCard({ entry }: { entry: ListeItem }) {
  const { type, id, item } = entry
  const remove = useRemove()
  const { getName, gone, Words, talkOf } = getEntryKind(type)
  const isIn = entry.extra.etat === 'inscrit' || entry.extra.etat === 'termine'
  const talk = item && isIn ? talkOf?.(item) : undefined
  const name = item ? getName(item) : gone.name
  return (
    <li className="card grid gap-4 p-4 sm:p-5">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 grow gap-1">
          {item ? <Words item={item} /> : <p className="py-1 text-ink-soft">{gone.text}</p>}
        </div>
        <IconButton
          aria-disabled={remove.isPending || undefined}
          className="-me-2 -mt-2 shrink-0"
          icon="trash"
          label={`Retirer ${name} de ma run list`}
          onClick={() => remove.isPending || remove.mutate({ type, id })}
        />
      </div>
      {talk && (
        <div>
          <DiscussionButton {...talk} />
        </div>
      )}
      {item && (
        <EntryNote entry={entry} key={entry.extra.note} name={name}>
          <EntryState entry={entry} name={name} />
        </EntryNote>
      )}
    </li>
  )
}
