import type { Reservation } from '@foulee/contract/sejours/reservation'
import { sayInstant, sayMove } from './reservation-texts.ts'
import { Section } from './section.tsx'

export const JournalSection = ({ reservation: { journal } }: { reservation: Reservation }) => (
  <Section id="journal" title="Ce qui s’est passé">
    <ol className="grid gap-2">
      {journal.map((move) => (
        <li key={`${move.le} ${move.vers}`}>
          <strong>{sayMove(move)}</strong>
          <br />
          <time className="text-ink-soft" dateTime={move.le}>
            {sayInstant(move.le)}
          </time>
        </li>
      ))}
    </ol>
  </Section>
)
