import { useState } from 'react'
import {
  RaceChoices,
  useRacePropositions,
} from '#features/entrainement/shared/entrainements/propositions.tsx'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'

export function RaceNotice() {
  const [isOpen, setOpen] = useState(false)
  const isChanged = useRacePropositions().length > 0
  if (!isChanged && !isOpen) return null
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-jaune-wash px-4 py-3">
      <p className="flex grow gap-2.5">
        <Icon className="mt-0.5 shrink-0" name="alert" />
        La course de votre plan a changé de jour, ou n’aura pas lieu.
      </p>
      <Button onClick={() => setOpen(true)}>Voir ce que nous proposons</Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Votre course a changé">
        <RaceChoices onApplied={() => setOpen(false)} />
      </Sheet>
    </div>
  )
}
