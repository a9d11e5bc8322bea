import type { SeanceLue } from '@foulee/contract/entrainement/plan'
import { JOUR_SEMAINE_LABELS } from '@foulee/domain/entrainement/jour-semaine'
import { OBJECTIF_SEANCE_LABELS } from '@foulee/domain/entrainement/seance'
import { formatDenivele } from '@foulee/domain/shared/mesure'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import { BlocsSeance } from '#features/entrainement/shared/blocs-seance.tsx'
import { EtapesEtLieux } from '#features/entrainement/shared/lieux-seance.tsx'
import { TotauxSeance } from '#features/entrainement/shared/totaux-seance.tsx'
import { Badge } from '#ui/badge.tsx'
import { Sheet } from '#ui/dialog.tsx'

type SeanceDialogProps = {
  seance: SeanceLue | null
  semaine: number
  onClose: () => void
}

export function SeanceDialog({ seance, semaine, onClose }: SeanceDialogProps) {
  return (
    <Sheet isOpen={seance !== null} onClose={onClose} title={seance?.titre || 'Séance'}>
      {seance && (
        <div className="grid gap-5">
          <p className="flex flex-wrap items-center gap-2">
            <Badge>{OBJECTIF_SEANCE_LABELS[seance.objectif]}</Badge>
            <span className="text-ink-soft">
              {`Semaine ${semaine}, ${JOUR_SEMAINE_LABELS[seance.jour]} · ${SPORT_LABELS[seance.sport]}`}
            </span>
          </p>
          <BlocsSeance isDecorative steps={seance.steps} taille="page" />
          <TotauxSeance size="small" steps={seance.steps} />
          {seance.denivele !== null && (
            <p>À faire en côte&nbsp;: {formatDenivele(seance.denivele)} environ.</p>
          )}
          {seance.description && <p className="whitespace-pre-line">{seance.description}</p>}
          <section className="grid gap-2">
            <h3 className="text-lg">Les étapes</h3>
            <EtapesEtLieux steps={seance.steps} />
          </section>
          {seance.raccourci && (
            <p className="text-sm text-ink-soft">
              En raccourci&nbsp;: <span className="font-mono">{seance.raccourci}</span>
            </p>
          )}
        </div>
      )}
    </Sheet>
  )
}
