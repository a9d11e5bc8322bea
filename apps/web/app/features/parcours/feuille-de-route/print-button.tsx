import { Button } from '#ui/button.tsx'

/** An A6 sheet: a quarter of a page, that folds into a pocket. */
export function PrintButton() {
  return (
    <Button icon="printer" onClick={() => window.print()}>
      Imprimer (format A6)
    </Button>
  )
}
