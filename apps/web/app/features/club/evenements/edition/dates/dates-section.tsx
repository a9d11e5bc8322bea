import type { DateGeree, EvenementGestion } from '@foulee/contract/club/evenements-edition'
import { useState } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { Button } from '#ui/button.tsx'
import { DateForm } from './date-form.tsx'
import { DateLine } from './date-line.tsx'

const SHOWN = 8

export function DatesSection({ gestion }: { gestion: EvenementGestion }) {
  const { dates } = gestion
  const [edited, setEdited] = useState<number | null>(null)
  const [isWhole, showWhole] = useState(false)
  const toCome = dates.filter(({ etat }) => etat !== 'passe')
  const past = dates.filter(({ etat }) => etat === 'passe')
  const shown = isWhole ? toCome : toCome.slice(0, SHOWN)
  const draw = (date: DateGeree) =>
    edited === date.id ? (
      <DateForm date={date} gestion={gestion} onClose={() => setEdited(null)} />
    ) : (
      <DateLine date={date} gestion={gestion} onEdit={() => setEdited(date.id)} />
    )
  return (
    <EditorSection
      id="chaque-date"
      lead="Une date changée ici ne suit plus la série. Une date annulée l’est pour toujours."
      title="Chaque date"
    >
      <div className="card grid gap-5 p-5">
        {toCome.length === 0 && (
          <p className="text-ink-soft">
            Aucune date à venir.{' '}
            <a className="text-link" href="#dates">
              Choisissez-en une.
            </a>
          </p>
        )}
        <DateList dates={shown} render={draw} />
        {shown.length < toCome.length && (
          <Button
            className="justify-self-start"
            icon="chevron-down"
            onClick={() => showWhole(true)}
          >
            Voir les {toCome.length}&nbsp;dates à venir
          </Button>
        )}
        {past.length > 0 && (
          <details>
            <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
              Passées ({past.length})
            </summary>
            <div className="pt-3">
              <DateList dates={past} render={draw} />
            </div>
          </details>
        )}
      </div>
    </EditorSection>
  )
}

type DateListProps = {
  dates: readonly DateGeree[]
  render: (date: DateGeree) => React.ReactNode
}

function DateList({ dates, render }: DateListProps) {
  if (!dates.length) return null
  return (
    <ul className="grid gap-5 divide-y divide-line *:not-last:pb-5">
      {dates.map((date) => (
        <li key={date.id}>{render(date)}</li>
      ))}
    </ul>
  )
}
