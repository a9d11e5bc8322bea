import type { Reservation } from '@foulee/contract/sejours/reservation'
import { formatInstant, formatMove } from './reservation-texts.ts'
import { Section } from './section.tsx'

export const JournalSection = ({ reservation: { journal } }: { reservation: Reservation }) => (
  <Section id="journal" title="Ce qui s’est passé">
    <ol className="grid gap-2">
      {journal.map((move) => (
        <li key={`${move.le} ${move.vers}`}>
          <strong>{formatMove(move)}</strong>
          <br />
          <time className="text-ink-soft" dateTime={move.le}>
            {formatInstant(move.le)}
          </time>
        </li>
      ))}
    </ol>
  </Section>
)
