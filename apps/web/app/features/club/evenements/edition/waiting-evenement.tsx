import type { EvenementCard } from '@foulee/contract/club/evenements'
import { SANS_TITRE } from '@foulee/domain/club/evenement'
import { REPONSES } from '#kit/moderation/reponses.ts'
import { StaffDecision } from '#kit/moderation/staff-decision.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EVENEMENTS_KEY } from '../evenements.queries.ts'
import { editorPath, pagePath } from './paths.ts'
import { WaitingFacts } from './waiting-facts.tsx'

const [PUBLISH, SEND_BACK] = REPONSES.evenement
const WHY = {
  title: 'Renvoyer cet évènement',
  hint: 'Ceux qui l’organisent le recevront par email et pourront soumettre de nouveau.',
  back: 'Revenir',
  label: 'Raison',
  empty: 'Dites pourquoi\u00a0: ceux qui l’organisent le liront.',
}

export function WaitingEvenement({ evenement }: { evenement: EvenementCard }) {
  const { id, slug, titre } = evenement
  const nom = titre || SANS_TITRE
  const titleId = `evenement-${id}`
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl" id={titleId}>
        {nom}
      </h2>
      <WaitingFacts evenement={evenement} />
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
        outdated={[EVENEMENTS_KEY]}
        titleId={titleId}
      >
        <ButtonLink aria-describedby={titleId} icon="eye" to={pagePath(slug)}>
          Voir l’aperçu
        </ButtonLink>
      </StaffDecision>
    </Card>
  )
}
