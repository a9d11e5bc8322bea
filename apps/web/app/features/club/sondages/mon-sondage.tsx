import type { MonSondage as Mine, Sondage } from '@foulee/contract/club/sondages'
import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { QuestionsList } from './questions-list.tsx'
import { ResultatsSondage } from './resultats.tsx'
import { SondageForm } from './sondage-form.tsx'
import { formatPoints } from './sondage-words.ts'
import { monSondageQuery } from './sondages.queries.ts'

export default function MonSondage({ sondage }: { sondage: Sondage }) {
  return (
    <Query
      label="Chargement de votre réponse…"
      query={useQuery(monSondageQuery(sondage.slug))}
      skeleton={<Skeleton className="h-64 rounded-card" />}
    >
      {(mine) => <Mien mine={mine} />}
    </Query>
  )
}

function Mien({ mine }: { mine: Mine }) {
  const [isEditing, setEditing] = useState(false)
  const [won, setWon] = useState(0)
  const { sondage, reponse } = mine
  const isOpen = sondage.statut === 'ouvert'
  if (isOpen && (!reponse || isEditing)) {
    return (
      <SondageForm
        mine={mine}
        onCancel={reponse ? () => setEditing(false) : null}
        onDone={(points) => {
          setWon(points)
          setEditing(false)
        }}
      />
    )
  }
  if (!reponse) return <QuestionsList questions={sondage.questions} />
  return (
    <>
      <Thanks mine={mine} onEdit={isOpen ? () => setEditing(true) : null} won={won} />
      <ResultatsSondage mine={mine} />
    </>
  )
}

type ThanksProps = { mine: Mine; won: number; onEdit: (() => void) | null }

function Thanks({ mine: { reponse }, won, onEdit }: ThanksProps) {
  if (!reponse) return null
  const day = formatDate(parisDate(new Date(reponse.modifie_le)))
  return (
    <Card className="grid gap-3">
      <h2 className="flex flex-wrap items-center gap-3 text-xl">
        Merci, votre réponse est enregistrée
        {won > 0 && <Badge tone="gold">{formatPoints(won)}</Badge>}
      </h2>
      <p className="text-ink-soft">
        Donnée le {day}. {onEdit && 'Vous pouvez la changer jusqu’à la fin du sondage. '}
        {won > 0 && <TextLink to="/points">Voir mes points</TextLink>}
      </p>
      {onEdit && (
        <Button className="justify-self-start" icon="edit" onClick={onEdit}>
          Modifier ma réponse
        </Button>
      )}
    </Card>
  )
}
