import { useState } from 'react'
import { Button } from './button.tsx'

type RemoveButtonProps = { titre: string; isBusy: boolean; onRemove: () => void }

/** Irreversible: the second press on the same button confirms. */
export function RemoveButton({ titre, isBusy, onRemove }: RemoveButtonProps) {
  const [isSure, setSure] = useState(false)
  return (
    <Button
      aria-label={isSure ? `Supprimer ${titre} pour de bon` : `Supprimer ${titre}`}
      color={isSure ? 'error' : 'inherit'}
      isBusy={isBusy}
      onBlur={() => setSure(false)}
      // The second press of a double click is no confirmation.
      onClick={({ detail }) => (isSure ? detail < 2 && onRemove() : setSure(true))}
      size="small"
    >
      {isSure ? 'Pour de bon' : 'Supprimer'}
    </Button>
  )
}
