import { Button } from '../button.tsx'

/** Reloads the document, which resets the state. */
export function RetryButton() {
  return (
    <Button icon="refresh" onClick={() => location.reload()} variant="primary">
      Réessayer
    </Button>
  )
}
