import type { VoyageCard } from '@foulee/contract/sejours/voyages'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { REPONSES } from '#kit/moderation/reponses.ts'
import { StaffDecision } from '#kit/moderation/staff-decision.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { VOYAGES } from './contribution.queries.ts'
import { editorPath, pagePath } from './paths.ts'
import { WaitingFacts } from './waiting-facts.tsx'

const [PUBLISH, SEND_BACK] = REPONSES.voyage
const WHY = {
  title: 'Renvoyer ce séjour',
  hint: 'L’agence le recevra par email et pourra soumettre de nouveau.',
  back: 'Revenir',
  label: 'Raison',
  empty: 'Dites pourquoi\u00a0: l’agence le lira.',
}

export function WaitingVoyage({ voyage }: { voyage: VoyageCard }) {
  const { id, slug, titre } = voyage
  const nom = titre || SANS_TITRE
  const titleId = `voyage-${id}`
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl" id={titleId}>
        {nom}
      </h2>
      <WaitingFacts voyage={voyage} />
      <StaffDecision
        about={nom}
        answers={[
          { reponse: PUBLISH, icon: 'check' },
          { reponse: SEND_BACK, reason: WHY },
        ]}
        id={id}
        more={
          <ButtonLink aria-describedby={titleId} icon="edit" to={editorPath(id)} variant="quiet">
            Corriger
          </ButtonLink>
        }
        outdated={[VOYAGES]}
        titleId={titleId}
      >
        <ButtonLink aria-describedby={titleId} icon="eye" to={pagePath(slug)}>
          Voir l’aperçu
        </ButtonLink>
      </StaffDecision>
    </Card>
  )
}
