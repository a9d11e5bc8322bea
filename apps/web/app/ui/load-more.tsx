import { Button } from './button.tsx'
import { Progress } from './progress.tsx'

type LoadMoreProps = { shown: number; nb: number; isLoading?: boolean; onMore: () => void }

/** Number shown, and the button for the next page (produit 2.5: nothing once all is loaded). */
export function LoadMore({ shown, nb, isLoading, onMore }: LoadMoreProps) {
  if (shown >= nb) return null
  return (
    <div className="mx-auto grid w-full max-w-64 justify-items-center gap-3 py-6">
      <p className="text-sm text-ink-soft">
        {shown.toLocaleString('fr-FR')} sur {nb.toLocaleString('fr-FR')}
      </p>
      <Progress label="Part de la liste affichée" max={nb} value={shown} />
      <Button isLoading={isLoading} isWide onClick={onMore}>
        Voir plus
      </Button>
    </div>
  )
}
