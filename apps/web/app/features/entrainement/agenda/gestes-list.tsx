import type { Geste } from '@foulee/contract/entrainement/entrainement'
import { formatDateLongue, formatJour } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useUndo } from '#features/entrainement/shared/entrainements/entrainements.mutations.ts'
import { gestesQuery } from '#features/entrainement/shared/entrainements/entrainements.queries.ts'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import { PagedItems } from '#ui/paged-items.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const GESTE_MOTS: Readonly<Record<Geste['geste'], string>> = {
  ajouter: 'Ajout',
  deplacer: 'Déplacement',
  echanger: 'Échange',
  retirer: 'Retrait',
  programmer: 'Programmation d’un plan',
  adapter: 'Adaptation',
  reprendre: 'Reprise',
  arreter: 'Arrêt d’un plan',
  recommencer: 'Plan recommencé',
}

const day = (instant: string) => formatJour(parisDate(new Date(instant)))
const count = (nb: number) => (nb > 1 ? `${nb}\u00a0entraînements` : '1\u00a0entraînement')

export function GestesList() {
  const {
    mutate: undo,
    isPending,
    variables,
  } = useUndo((id: number) => api('POST /api/training/annuler', { body: { id } }))
  return (
    <PagedItems
      empty={<p>Rien n’a encore changé. Ce que vous déplacez ou retirez se reprend ici.</p>}
      query={useInfiniteQuery(gestesQuery)}
      waiting={
        <Loading label="Chargement des changements…">
          <Skeleton className="h-40" />
        </Loading>
      }
    >
      {(gestes) => (
        <ul className="divide-y divide-line">
          {gestes.map((geste) => (
            <li className="grid gap-2 py-3" key={geste.id}>
              <p>
                <strong>{GESTE_MOTS[geste.geste]}</strong>
                {geste.nb > 0 && `, ${count(geste.nb)}`}, {day(geste.le)}
                {geste.par && `, par ${geste.par}`}
              </p>
              {geste.raison && <p className="text-sm text-ink-soft">{geste.raison}</p>}
              {geste.annule_le ? (
                <p className="text-sm text-ink-soft">
                  Annulé le {formatDateLongue(parisDate(new Date(geste.annule_le)))}.
                </p>
              ) : (
                <Button
                  aria-label={`Annuler\u00a0: ${GESTE_MOTS[geste.geste]}, ${day(geste.le)}`}
                  className="justify-self-start"
                  isLoading={isPending && variables === geste.id}
                  onClick={() => undo(geste.id)}
                >
                  Annuler ce changement
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </PagedItems>
  )
}
