import type { SeanceCard, SeanceGestion } from '@foulee/contract/entrainement/seance'
import { BlocsSeance } from '#features/entrainement/shared/blocs-seance.tsx'
import { EtapesEtLieux } from '#features/entrainement/shared/lieux-seance.tsx'
import { TotauxSeance } from '#features/entrainement/shared/totaux-seance.tsx'
import { WaitingCard } from '#kit/publication/waiting-card.tsx'
import { SEANCE } from './seance-kind.ts'
import { formatKind } from './seance-summary.ts'

export function WaitingSeance({ seance }: { seance: SeanceCard }) {
  const { id, slug, titre, auteur, updated_at, steps } = seance
  return (
    <WaitingCard
      author={{ nom: auteur?.nom ?? null, updated_at }}
      facts={() => (
        <>
          <p>{formatKind(seance)}</p>
          <BlocsSeance isDecorative steps={steps} />
          <TotauxSeance steps={steps} />
          <EtapesEtLieux steps={steps} />
        </>
      )}
      id={id}
      kind={SEANCE}
      slug={slug}
      titre={titre}
    >
      {(gestion) => <Words gestion={gestion} />}
    </WaitingCard>
  )
}

function Words({ gestion: { seance } }: { gestion: SeanceGestion }) {
  const { description, video, photos } = seance
  return (
    <div className="grid gap-3">
      <p className="whitespace-pre-line">{description}</p>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {[
          photos.length > 0 && `${photos.length}\u00a0photo${photos.length > 1 ? 's' : ''}`,
          video && `Vidéo\u00a0: ${video}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}
