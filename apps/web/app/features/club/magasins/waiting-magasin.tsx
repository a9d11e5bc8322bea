import type { MagasinAVerifier } from '@foulee/contract/club/magasins-gestion'
import { saySemaine } from '@foulee/domain/club/horaires'
import { Facts } from '#kit/moderation/facts.tsx'
import { REPONSES } from '#kit/moderation/reponses.ts'
import { StaffDecision } from '#kit/moderation/staff-decision.tsx'
import { sayDay } from '#kit/organisation/say-day.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { sayAdresse, sayCategories } from './magasin-texts.ts'
import { MAGASINS_KEY } from './magasins.queries.ts'
import { magasinPath } from './paths.ts'

const [VERIFY, REFUSE] = REPONSES.magasin
const WHY = { title: 'Refuser ce magasin', hint: 'Qui l’a proposé le lira. Il ne sera pas gardé.' }

export function WaitingMagasin({ magasin }: { magasin: MagasinAVerifier }) {
  const { id, nom, slug, createur, created_at, description, horaires } = magasin
  const titleId = `magasin-${id}`
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl" id={titleId}>
          {nom}
        </h2>
        <p className="text-ink-soft">
          Proposé le {sayDay(created_at)}
          {createur && (
            <>
              {' '}
              par {createur.nom}, <span className="break-all">{createur.email}</span>
            </>
          )}
        </p>
      </div>
      <Facts
        facts={[
          ['Adresse', sayAdresse(magasin)],
          ['Rayons', sayCategories(magasin.categories)],
          ['Marques', magasin.marques.join(', ')],
          ['Horaires', horaires ? saySemaine(horaires) : null],
          ['Email', magasin.email],
          ['Téléphone', magasin.telephone],
          ['Site', magasin.site],
        ]}
      />
      {description && <p className="whitespace-pre-line">{description}</p>}
      <StaffDecision
        about={nom}
        answers={[
          { reponse: VERIFY, icon: 'check' },
          { reponse: REFUSE, reason: WHY },
        ]}
        id={id}
        outdated={[MAGASINS_KEY.queryKey]}
        titleId={titleId}
      >
        <ButtonLink aria-describedby={titleId} icon="eye" to={magasinPath(slug)}>
          Voir l’aperçu
        </ButtonLink>
      </StaffDecision>
    </Card>
  )
}
