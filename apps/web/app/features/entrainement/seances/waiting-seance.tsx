import type { SeanceCard, SeanceGestion } from '@foulee/contract/entrainement/seance'
import { useQuery } from '@tanstack/react-query'
import { BlocsSeance } from '#features/entrainement/shared/blocs-seance.tsx'
import { EtapesEtLieux } from '#features/entrainement/shared/lieux-seance.tsx'
import { TotauxSeance } from '#features/entrainement/shared/totaux-seance.tsx'
import { WaitingAuthored } from '#kit/moderation/waiting-authored.tsx'
import { WholeText } from '#kit/moderation/whole-text.tsx'
import { seancePath } from './paths.ts'
import { sayKind } from './seance-summary.ts'
import { gestionQuery } from './seances.queries.ts'

const WHY = {
  title: 'Renvoyer cette séance',
  hint: 'L’auteur le recevra par email et pourra soumettre de nouveau.',
  empty: 'Dites pourquoi\u00a0: l’auteur le lira.',
}

export function WaitingSeance({ seance }: { seance: SeanceCard }) {
  const { id, slug, titre, auteur, updated_at, steps } = seance
  return (
    <WaitingAuthored
      auteur={auteur?.nom ?? null}
      genre="seance"
      id={id}
      outdated={['seances']}
      page={seancePath(slug)}
      soumis="soumise"
      titre={titre}
      updated_at={updated_at}
      why={WHY}
    >
      <p>{sayKind(seance)}</p>
      <BlocsSeance isDecorative steps={steps} />
      <TotauxSeance steps={steps} />
      <EtapesEtLieux steps={steps} />
      <WaitingWords id={id} />
    </WaitingAuthored>
  )
}

const WaitingWords = ({ id }: { id: number }) => (
  <WholeText asked={useQuery(gestionQuery(id))}>
    {(gestion) => <Words gestion={gestion} />}
  </WholeText>
)

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
