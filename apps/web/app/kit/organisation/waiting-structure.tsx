import type { ReactNode } from 'react'
import { Facts } from '#kit/moderation/facts.tsx'
import type { REPONSES } from '#kit/moderation/reponses.ts'
import { StaffDecision } from '#kit/moderation/staff-decision.tsx'
import type { Filter } from '#platform/api/tagged.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { formatDay } from './format-day.ts'

type Waiting = {
  id: number
  nom: string
  description: string | null
  created_at: string
  createur: { nom: string; email: string } | null
}

type WaitingStructureProps = {
  structure: Waiting
  genre: 'organisateur' | 'agence' | 'magasin'
  /** « Créée », before the day. */
  created: string
  facts: Parameters<typeof Facts>[0]['facts']
  reponses: (typeof REPONSES)['organisateur' | 'agence' | 'magasin']
  /** Form of a refusal, whose reason others read. */
  why: { title: string; hint: string }
  preview: string
  outdated: Filter
  children?: ReactNode
}

export function WaitingStructure(props: WaitingStructureProps) {
  const { structure, genre, created, facts, reponses, why, preview, outdated, children } = props
  const { id, nom, createur, created_at, description } = structure
  const [verify, refuse] = reponses
  const titleId = `${genre}-${id}`
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl" id={titleId}>
          {nom}
        </h2>
        <p className="text-ink-soft">
          {created} le {formatDay(created_at)}
          {createur && (
            <>
              {' '}
              par {createur.nom}, <span className="break-all">{createur.email}</span>
            </>
          )}
        </p>
      </div>
      <Facts facts={facts} />
      {children}
      {description && <p className="whitespace-pre-line">{description}</p>}
      <StaffDecision
        about={nom}
        answers={[
          { reponse: verify, icon: 'check' },
          { reponse: refuse, reason: why },
        ]}
        id={id}
        outdated={[outdated]}
        titleId={titleId}
      >
        <ButtonLink aria-describedby={titleId} icon="eye" to={preview}>
          Voir l’aperçu
        </ButtonLink>
      </StaffDecision>
    </Card>
  )
}
