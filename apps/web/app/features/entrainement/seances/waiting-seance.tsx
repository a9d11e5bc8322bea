import type { SeanceCard, SeanceGestion } from '@foulee/contract/entrainement/seance'
import { formatDateLongue } from '@foulee/domain/date'
import { parisDate } from '@foulee/domain/heure-paris'
import { useQuery } from '@tanstack/react-query'
import { BlocsSeance } from '../../../entrainement/blocs-seance.tsx'
import { EtapesSeance } from '../../../entrainement/etapes-seance.tsx'
import { TotauxSeance } from '../../../entrainement/totaux-seance.tsx'
import { REPONSES } from '../../../moderation/reponses.ts'
import { StaffDecision } from '../../../moderation/staff-decision.tsx'
import { WholeText } from '../../../moderation/whole-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { seancePath } from './paths.ts'
import { sayKind } from './seance-summary.ts'
import { gestionQuery } from './seances.queries.ts'

const [PUBLISH, SEND_BACK] = REPONSES.seance
const WHY = {
  title: 'Renvoyer cette séance',
  hint: 'L’auteur le recevra par email et pourra soumettre de nouveau.',
  empty: 'Dites pourquoi\u00a0: l’auteur le lira.',
}

/** One session as staff decide of it: to look at, to publish, to send back with a reason. */
export function WaitingSeance({ seance }: { seance: SeanceCard }) {
  const { id, slug, titre, auteur, updated_at, steps } = seance
  const titleId = `seance-${id}`
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl break-words" id={titleId}>
          {titre}
        </h2>
        <p className="text-ink-soft">
          {auteur?.nom ?? 'Un compte supprimé'}, soumise le{' '}
          {formatDateLongue(parisDate(new Date(updated_at)))}
        </p>
        <p>{sayKind(seance)}</p>
      </div>
      <BlocsSeance isDecorative steps={steps} />
      <TotauxSeance steps={steps} />
      <EtapesSeance steps={steps} />
      <WaitingWords id={id} />
      <StaffDecision
        about={titre}
        answers={[
          { reponse: PUBLISH, icon: 'check' },
          { reponse: SEND_BACK, reason: WHY },
        ]}
        id={id}
        outdated={[['seances']]}
        titleId={titleId}
      >
        <ButtonLink aria-describedby={titleId} icon="eye" to={seancePath(slug)}>
          Voir l’aperçu
        </ButtonLink>
      </StaffDecision>
    </Card>
  )
}

/** What the author wrote of it: read whole before an answer. */
const WaitingWords = ({ id }: { id: number }) => (
  <WholeText asked={useQuery(gestionQuery(id))}>
    {(gestion) => <Words gestion={gestion} />}
  </WholeText>
)

function Words({ gestion: { seance } }: { gestion: SeanceGestion }) {
  const { description, video, photos } = seance
  return (
    <div className="grid gap-3">
      <p className="break-words whitespace-pre-line">{description}</p>
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
