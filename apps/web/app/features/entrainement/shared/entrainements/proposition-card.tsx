import type { Proposition } from '@foulee/contract/entrainement/entrainement'
import type { Pause } from '@foulee/domain/entrainement/adaptation-pause'
import { formatJour } from '@foulee/domain/shared/date'
import { useId } from 'react'
import { Button } from '#ui/button.tsx'
import { applyProposition, useGeste } from './entrainements.mutations.ts'

type PropositionCardProps = {
  proposition: Proposition
  pause?: Pause
  onApplied?: () => void
}

const count = (nb: number, singular: string, plural: string) =>
  `${nb}\u00a0${nb > 1 ? plural : singular}`

/** Effects in figures; for a race the sentence contains them already. */
function listEffects({ deplacements, abandons, allegements, suivi }: Proposition): string[] {
  if (suivi) return []
  const [only] = deplacements
  return [
    deplacements.length === 1 && only ? `${formatJour(only.du)} → ${formatJour(only.au)}` : '',
    deplacements.length > 1
      ? count(deplacements.length, 'entraînement déplacé', 'entraînements déplacés')
      : '',
    abandons.length ? count(abandons.length, 'entraînement retiré', 'entraînements retirés') : '',
    allegements.length
      ? count(allegements.length, 'entraînement allégé', 'entraînements allégés')
      : '',
  ].filter(Boolean)
}

export function PropositionCard({ proposition, pause, onApplied }: PropositionCardProps) {
  const apply = useGeste(
    async () => {
      const back = await applyProposition(proposition, pause)
      // Called here and not in `onSettled`: by then this card has unmounted with its suggestion.
      onApplied?.()
      return back
    },
    () => 'C’est fait dans votre agenda.',
  )
  const effects = listEffects(proposition)
  const phraseId = useId()
  return (
    <div className="card grid content-between gap-3 p-4">
      <p id={phraseId}>{proposition.phrase}</p>
      {effects.length > 0 && <p className="text-sm text-ink-soft">{effects.join(' · ')}</p>}
      <Button
        aria-describedby={phraseId}
        className="justify-self-start"
        isLoading={apply.isPending}
        onClick={() => apply.run(undefined)}
      >
        Appliquer
      </Button>
    </div>
  )
}
