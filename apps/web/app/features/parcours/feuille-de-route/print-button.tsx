import { Button } from '#ui/button.tsx'

/** Prints on A6, a quarter of an A4 page. */
export function PrintButton() {
  return (
    <Button icon="printer" onClick={() => window.print()}>
      Imprimer (format A6)
    </Button>
  )
}
