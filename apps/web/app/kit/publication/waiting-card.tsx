import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { capitalize } from '@foulee/domain/shared/typographie'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { REPONSES } from '#kit/moderation/reponses.ts'
import { StaffDecision } from '#kit/moderation/staff-decision.tsx'
import { WholeText } from '#kit/moderation/whole-text.tsx'
import { tagged } from '#platform/api/tagged.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { editorPath, type Gestion, type Kind } from './kind.ts'
import { gestionOf } from './kind-queries.ts'
import { decline } from './noun.ts'

type WaitingCardProps<G extends Gestion> = {
  kind: Kind<G>
  id: number
  slug: string
  titre: string
  drawing?: ReactNode
  author?: { nom: string | null; updated_at: string }
  facts: (gestion: G | undefined) => ReactNode
  /** The text, read whole. */
  children: (gestion: G) => ReactNode
}

export function WaitingCard<G extends Gestion>(props: WaitingCardProps<G>) {
  const { kind, id, slug, titre, drawing, author, facts, children } = props
  const query = useQuery(gestionOf(kind, id))
  const titleId = `${kind.genre}-${id}`
  const [publish, sendBack] = REPONSES[kind.genre]
  return (
    <Card className="grid gap-4">
      {drawing}
      <div className="grid gap-1">
        <h2 className="text-xl" id={titleId}>
          {titre}
        </h2>
        {author && (
          <p className="text-ink-soft">
            {author.nom ?? 'Compte supprimé'}, soumis{decline(kind).e} le{' '}
            {formatDateLongue(parisDate(new Date(author.updated_at)))}
          </p>
        )}
      </div>
      {facts(query.data)}
      <WholeText query={query}>{children}</WholeText>
      <StaffDecision
        about={titre}
        answers={[
          { reponse: publish, icon: 'check' },
          { reponse: sendBack, reason: getMotifDialog(kind) },
        ]}
        id={id}
        more={
          kind.owner === 'organisation' && (
            <ButtonLink
              aria-describedby={titleId}
              icon="edit"
              to={editorPath(kind, id)}
              variant="quiet"
            >
              Corriger
            </ButtonLink>
          )
        }
        outdated={[tagged(...kind.tags)]}
        titleId={titleId}
      >
        <ButtonLink aria-describedby={titleId} icon="eye" to={kind.page(slug)}>
          Voir l’aperçu
        </ButtonLink>
      </StaffDecision>
    </Card>
  )
}

function getMotifDialog<G extends Gestion>(kind: Kind<G>) {
  const { owner, words } = kind
  const { lecteur, sontPlusieurs } = words
  const hint = sontPlusieurs
    ? 'le recevront par email et pourront soumettre de nouveau.'
    : 'le recevra par email et pourra soumettre de nouveau.'
  return {
    title: `Renvoyer ${decline(kind).ce}`,
    hint: `${capitalize(lecteur)} ${hint}`,
    empty: `Dites pourquoi\u00a0: ${lecteur} le ${sontPlusieurs ? 'liront' : 'lira'}.`,
    ...(owner === 'organisation' && { back: 'Revenir', label: 'Raison' }),
  }
}
