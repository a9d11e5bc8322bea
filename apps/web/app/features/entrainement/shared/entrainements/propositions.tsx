import { useQuery } from '@tanstack/react-query'
import { propositionsQuery } from './entrainements.queries.ts'
import { PropositionCard } from './proposition-card.tsx'

export function useRacePropositions(suivi?: number) {
  const { data = [] } = useQuery(propositionsQuery)
  return data.filter((item) =>
    suivi === undefined ? item.suivi !== null : item.suivi?.id === suivi,
  )
}

type RaceChoicesProps = {
  suivi?: number
  onApplied?: () => void
}

export function RaceChoices({ suivi, onApplied }: RaceChoicesProps) {
  const propositions = useRacePropositions(suivi)
  return (
    <div className="grid gap-3">
      {propositions.length > 1 && (
        <p className="text-ink-soft">
          Choisissez une suite&nbsp;: elle pourra être annulée depuis votre agenda.
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-3">
        {propositions.map((proposition) => (
          <PropositionCard
            key={proposition.phrase}
            proposition={proposition}
            {...(onApplied && { onApplied })}
          />
        ))}
      </div>
    </div>
  )
}

export function RacePropositions({ suivi }: Pick<RaceChoicesProps, 'suivi'>) {
  if (useRacePropositions(suivi).length === 0) return null
  return (
    <section aria-labelledby="course-changee" className="grid gap-3">
      <h2 className="text-xl" id="course-changee">
        Votre course a changé
      </h2>
      <RaceChoices {...(suivi !== undefined && { suivi })} />
    </section>
  )
}

export function MissedPropositions() {
  const { data } = useQuery(propositionsQuery)
  const propositions = data?.filter((item) => item.suivi === null) ?? []
  if (propositions.length === 0) return null
  return (
    <section aria-labelledby="propositions" className="grid gap-3">
      <h2 className="text-xl" id="propositions">
        Ce que nous proposons
      </h2>
      {propositions.map((proposition) => (
        <PropositionCard key={proposition.phrase} proposition={proposition} />
      ))}
    </section>
  )
}
