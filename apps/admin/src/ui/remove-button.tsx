import { useState } from 'react'
import { Button } from './button.tsx'

type RemoveButtonProps = { titre: string; isBusy: boolean; onRemove: () => void }

/** Asked twice, on the same button: nothing brings it back. */
export function RemoveButton({ titre, isBusy, onRemove }: RemoveButtonProps) {
  const [isSure, setSure] = useState(false)
  return (
    <Button
      aria-label={isSure ? `Supprimer ${titre} pour de bon` : `Supprimer ${titre}`}
      color={isSure ? 'error' : 'inherit'}
      isBusy={isBusy}
      onBlur={() => setSure(false)}
      // The second press of a double click is not a second word.
      onClick={({ detail }) => (isSure ? detail < 2 && onRemove() : setSure(true))}
      size="small"
    >
      {isSure ? 'Pour de bon' : 'Supprimer'}
    </Button>
  )
}
