import { Icon } from '#ui/icon.tsx'
import type { CalendrierFilters } from './calendrier.queries.ts'

export function FeedLink({ filters }: { filters: CalendrierFilters }) {
  return (
    <a
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-sapin hover:underline"
      href={`/api/courses/calendrier.ics?${new URLSearchParams(filters)}`}
    >
      <Icon name="calendar" size={18} />
      Ajouter ces dates à mon agenda
    </a>
  )
}
