import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { ReasonDialogProps } from '#ui/reason-dialog.tsx'
import { REPONSES } from './reponses.ts'
import { StaffDecision } from './staff-decision.tsx'

type WaitingAuthoredProps = {
  genre: 'parcours' | 'plan' | 'seance'
  id: number
  titre: string
  /** Null once the account is erased. */
  auteur: string | null
  soumis: string
  updated_at: string
  page: string
  why: Pick<ReasonDialogProps, 'title' | 'hint' | 'empty'>
  outdated: QueryKey
  drawing?: ReactNode
  children: ReactNode
}

export function WaitingAuthored(props: WaitingAuthoredProps) {
  const { genre, id, titre, auteur, soumis, updated_at, page, why, outdated } = props
  const titleId = `${genre}-${id}`
  const [publish, sendBack] = REPONSES[genre]
  return (
    <Card className="grid gap-4">
      {props.drawing}
      <div className="grid gap-1">
        <h2 className="text-xl" id={titleId}>
          {titre}
        </h2>
        <p className="text-ink-soft">
          {auteur ?? 'Compte supprimé'}, {soumis} le{' '}
          {formatDateLongue(parisDate(new Date(updated_at)))}
        </p>
      </div>
      {props.children}
      <StaffDecision
        about={titre}
        answers={[
          { reponse: publish, icon: 'check' },
          { reponse: sendBack, reason: why },
        ]}
        id={id}
        outdated={[outdated]}
        titleId={titleId}
      >
        <ButtonLink aria-describedby={titleId} icon="eye" to={page}>
          Voir l’aperçu
        </ButtonLink>
      </StaffDecision>
    </Card>
  )
}
