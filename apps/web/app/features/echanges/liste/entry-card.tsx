import type { ListeEpreuve, ListeItem, ListeParcours } from '@foulee/contract/echanges/liste'
import { formatDate, formatDateRange } from '@foulee/domain/date'
import { formatDenivele, formatDistanceShort } from '@foulee/domain/mesure'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Countdown } from '../../../ui/countdown.tsx'
import { Link } from '../../../ui/link.tsx'
import { courseNews } from './course-news.ts'
import { EntryNote } from './entry-note.tsx'
import { EntryState } from './entry-state.tsx'
import { useRemove } from './liste.queries.ts'

/** One thing of the list: what it is, where one stands with it, a note, the way out. */
export function EntryCard({ entry }: { entry: ListeItem }) {
  const { type, id } = entry
  const remove = useRemove()
  const name = nameOf(entry)
  return (
    <li className="card grid gap-4 p-4 sm:p-5">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 grow gap-1">
          {entry.type === 'epreuve' ? (
            <EpreuveWords entry={entry} />
          ) : (
            <ParcoursWords entry={entry} />
          )}
        </div>
        <IconButton
          aria-disabled={remove.isPending || undefined}
          className="-me-2 -mt-2 shrink-0"
          icon="trash"
          label={`Retirer ${name} de ma run list`}
          onClick={() => remove.isPending || remove.mutate({ type, id })}
        />
      </div>
      {entry.item && (
        <EntryNote entry={entry} key={entry.extra.note} name={name}>
          <EntryState entry={entry} name={name} />
        </EntryNote>
      )}
    </li>
  )
}

function nameOf(entry: ListeItem): string {
  if (entry.type === 'parcours') return entry.item?.titre ?? 'ce parcours'
  return entry.item ? `${entry.item.course.nom}, ${entry.item.epreuve.nom}` : 'cette course'
}

const measures = (thing: { distance: number | null; denivele: number | null }): string[] => [
  ...(thing.distance === null ? [] : [formatDistanceShort(thing.distance)]),
  ...(thing.denivele === null ? [] : [formatDenivele(thing.denivele)]),
]

function EpreuveWords({ entry: { item } }: { entry: ListeEpreuve }) {
  if (!item) return <Gone what="Cette course n’est plus visible." />
  const { course, edition, epreuve } = item
  const { date_debut, editions_fin, is_past, a_confirmer } = edition
  const news = courseNews(item)
  // Many an épreuve is named after its distance.
  const isNamed = (text: string) => text.replaceAll('\u00a0', ' ') === epreuve.nom
  const facts = [epreuve.nom, ...measures(epreuve).filter((text) => !isNamed(text)), course.ville]
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold text-sapin">
        <span className="tabular-nums">
          {epreuve.date_depart
            ? formatDate(epreuve.date_depart)
            : formatDateRange(date_debut, editions_fin)}
        </span>
        {!is_past && !news && <Countdown className="font-normal" date={date_debut} />}
        {a_confirmer && <Badge tone="warning">Date à confirmer</Badge>}
      </p>
      <h3 className="text-lg/6 break-words hyphens-auto">
        <Link
          className="hover:text-sapin hover:underline"
          to={`/courses/${course.slug}/epreuves/${epreuve.id}`}
        >
          {course.nom}
        </Link>
      </h3>
      <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      {news && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge icon="alert" tone={news.tone}>
            {news.label}
          </Badge>
          {news.detail}
        </p>
      )}
    </>
  )
}

function ParcoursWords({ entry: { item } }: { entry: ListeParcours }) {
  if (!item) return <Gone what="Ce parcours n’est plus visible." />
  return (
    <>
      <h3 className="text-lg/6 break-words hyphens-auto">
        <Link className="hover:text-sapin hover:underline" to={`/parcours/${item.slug}`}>
          {item.titre}
        </Link>
      </h3>
      <p className="text-sm text-ink-soft">
        {[...measures(item), item.ville].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}

const Gone = ({ what }: { what: string }) => <p className="py-1 text-ink-soft">{what}</p>
