import type { Proposition } from '@foulee/contract/entrainement/entrainement'
import { formatJour } from '@foulee/domain/date'
import type { Pause } from '@foulee/domain/entrainement/adaptation-pause'
import { Button } from '../../ui/button.tsx'
import { applyProposition, useGeste } from './entrainements.mutations.ts'

type PropositionCardProps = {
  proposition: Proposition
  pause?: Pause
  onApplied?: () => void
}

const count = (nb: number, one: string, several: string) => `${nb}\u00a0${nb > 1 ? several : one}`

/** What it would do, in figures; its sentence says why. */
function listEffects({ deplacements, abandons, allegements }: Proposition): string[] {
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

/** Something that the product proposes: said whole before it is done, and it can be taken back. */
export function PropositionCard({ proposition, pause, onApplied }: PropositionCardProps) {
  const apply = useGeste(
    () => applyProposition(proposition, pause),
    () => 'C’est fait dans votre agenda.',
  )
  const effects = listEffects(proposition)
  return (
    <div className="card grid gap-3 p-4">
      <p>{proposition.phrase}</p>
      {effects.length > 0 && <p className="text-sm text-ink-soft">{effects.join(' · ')}</p>}
      <Button
        className="justify-self-start"
        isLoading={apply.isPending}
        onClick={() => apply.run(undefined, onApplied)}
      >
        Appliquer
      </Button>
    </div>
  )
}
