import type { EvenementDate } from '@foulee/contract/club/evenements'
import { formatDateLongue, formatMois } from '@foulee/domain/shared/date'
import { groupBy } from '@foulee/domain/shared/everywhere'
import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { dayOf } from '../evenement-texts.ts'
import { DateLink } from './date-link.tsx'

type AgendaViewProps = { dates: readonly EvenementDate[]; mois: string; today: string }

export function AgendaView({ dates, mois, today }: AgendaViewProps) {
  const [isPastShown, showPast] = useState(false)
  const days = [...groupBy(dates, dayOf)].filter(([jour]) => jour.slice(0, 7) === mois)
  const past = days.filter(([jour]) => jour < today)
  const shown = isPastShown ? days : days.filter(([jour]) => jour >= today)
  return (
    <div className="grid max-w-3xl gap-6">
      {past.length > 0 && !isPastShown && (
        <Button className="justify-self-start" onClick={() => showPast(true)} variant="quiet">
          Voir les jours passés
        </Button>
      )}
      {shown.length === 0 && (
        <EmptyState title={`Rien ${past.length ? 'd’autre ' : ''}en ${formatMois(mois)}`}>
          <p>Voyez le mois suivant, ou desserrez un filtre.</p>
        </EmptyState>
      )}
      {shown.map(([jour, dates]) => (
        <DayList dates={dates} jour={jour} key={jour} />
      ))}
    </div>
  )
}

function DayList({ jour, dates }: { jour: string; dates: readonly EvenementDate[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 className="text-lg first-letter:uppercase" id={id}>
        {formatDateLongue(jour)}
      </h2>
      <ul className="grid gap-2">
        {dates.map((date) => (
          <li key={date.id}>
            <DateLink date={date} isLarge />
          </li>
        ))}
      </ul>
    </section>
  )
}
