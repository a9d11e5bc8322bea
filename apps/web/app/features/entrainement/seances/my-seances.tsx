import type { MaSeance } from '@foulee/contract/entrainement/seance'
import { BlocsSeance } from '#features/entrainement/shared/blocs-seance.tsx'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { SentBackNote, StatutBadge } from '#kit/editor/statut-badge.tsx'
import { MineGrid, MineList } from '#kit/publication/mine-list.tsx'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { useToast } from '#ui/toast.tsx'
import { editorPath } from './paths.ts'
import { SEANCE } from './seance-kind.ts'
import { formatKind, listMeasures } from './seance-summary.ts'
import { mySeancesQuery } from './seances-gestion.queries.ts'
import { useCreate } from './use-create.ts'

export function MySeances() {
  return (
    <section aria-labelledby="mes-seances" className="grid gap-5">
      <h2 className="sr-only" id="mes-seances">
        Les séances que j’ai écrites
      </h2>
      <MineList
        empty="Écrivez la première ci-dessus, par exemple 20' EF + 8x30/30 + 10' RC&nbsp;: vous verrez aussitôt ses blocs, sa durée et sa charge."
        kind={SEANCE}
        query={mySeancesQuery}
      >
        {(seances) => (
          <MineGrid items={seances} toKey={({ id }) => id}>
            {(seance) => <MySeanceCard seance={seance} />}
          </MineGrid>
        )}
      </MineList>
    </section>
  )
}

function MySeanceCard({ seance }: { seance: MaSeance }) {
  const { id, titre, statut, steps, renvoi_motif } = seance
  const toast = useToast()
  const copy = useCreate()
  const { mutateAsync } = useCall('POST /api/coaching/tsession/{id}/destroy', {
    input: { params: { id } },
  })
  return (
    <article className="card grid h-full grid-rows-[auto_auto_1fr_auto] gap-3 p-4">
      <div className="grid justify-items-start gap-2">
        <StatutBadge accord="feminin" renvoi={renvoi_motif} statut={statut} />
        <h3 className="text-lg">
          <Link className="hover:text-sapin hover:underline" to={editorPath(id)}>
            {titre}
          </Link>
        </h3>
        <SentBackNote accord="feminin" renvoi={renvoi_motif} statut={statut} />
      </div>
      <BlocsSeance isDecorative steps={steps} />
      <p className="text-ink-soft">{[formatKind(seance), ...listMeasures(seance)].join(' · ')}</p>
      <div className="-ms-3 flex flex-wrap">
        <Button
          icon="copy"
          isLoading={copy.isPending}
          onClick={() =>
            copy.mutate(
              { copie: id },
              { onError: ({ message }) => toast({ message, tone: 'danger' }) },
            )
          }
          variant="quiet"
        >
          Copier<span className="sr-only">&nbsp;: {titre}</span>
        </Button>
        <RemoveButton
          label="Supprimer"
          question={`Supprimer «\u00a0${titre}\u00a0»\u00a0?`}
          remove={mutateAsync}
        >
          La séance et ses photos seront effacées. Les entraînements déjà prévus restent aux
          agendas.
        </RemoveButton>
      </div>
    </article>
  )
}
