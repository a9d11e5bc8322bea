import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { HistoryLines } from '#kit/editor/history.tsx'
import { Button } from '#ui/button.tsx'
import { correctionsQuery } from './resultats.queries.ts'

const CorrectDialog = lazy(() => import('./correct-dialog.tsx'))

export function CorrectionsSection({ epreuvesId }: { epreuvesId: number }) {
  const [isAdding, setAdding] = useState(false)
  const history = useInfiniteQuery(correctionsQuery(epreuvesId))
  return (
    <section aria-labelledby="corrections" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl" id="corrections">
          Corrections
        </h2>
        <p className="max-w-[65ch] text-ink-soft">
          Une ligne fausse se corrige depuis la page des résultats, ou en la cherchant ci-dessous,
          sans renvoyer le fichier. Tout le monde lit que les résultats ont été corrigés, et quel
          jour&nbsp;; ce qui a changé n’est dit qu’ici.
        </p>
      </div>
      <p>
        <Button icon="plus" onClick={() => setAdding(true)}>
          Ajouter une ligne oubliée
        </Button>
      </p>
      <section aria-labelledby="historique" className="grid gap-3">
        <h3 className="text-lg" id="historique">
          Historique
        </h3>
        <HistoryLines empty="Rien n’a encore été corrigé." query={history} />
      </section>
      {isAdding && (
        <Suspense>
          <CorrectDialog epreuvesId={epreuvesId} id={null} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  )
}
