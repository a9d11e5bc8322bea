import { Button } from '../button.tsx'

/** Asks for the whole page again: whatever broke is left behind. */
export function RetryButton() {
  return (
    <Button icon="refresh" onClick={() => location.reload()} variant="primary">
      Réessayer
    </Button>
  )
}
