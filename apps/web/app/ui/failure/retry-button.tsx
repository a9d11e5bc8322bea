import { Button } from '../button.tsx'

export function RetryButton() {
  return (
    <Button icon="refresh" onClick={() => location.reload()} variant="primary">
      Réessayer
    </Button>
  )
}
