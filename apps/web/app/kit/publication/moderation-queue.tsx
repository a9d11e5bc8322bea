import { capitalize } from '@foulee/domain/shared/typographie'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ModerationPage } from '#kit/moderation/moderation-page.tsx'
import { QueueCards } from '#kit/moderation/queue-items.tsx'
import type { Gestion, Kind } from './kind.ts'
import type { Waiting, WaitingKey, waitingOf } from './kind-queries.ts'
import { decline } from './noun.ts'

type QueueProps<G extends Gestion, K extends WaitingKey> = {
  kind: Kind<G>
  query: ReturnType<typeof waitingOf<K>>
  children: (item: Waiting<K>) => ReactNode
}

export function KindQueue<G extends Gestion, K extends WaitingKey>(props: QueueProps<G, K>) {
  const { pluriel, queue } = props.kind
  return (
    <ModerationPage path={`/moderation/${queue}`} title={`${capitalize(pluriel)} à valider`}>
      <Queue {...props} />
    </ModerationPage>
  )
}

function Queue<G extends Gestion, K extends WaitingKey>(props: QueueProps<G, K>) {
  const { kind, query, children } = props
  return (
    <QueueCards
      empty={{ title: 'Rien à valider', text: `${decline(kind).tous} ont reçu une réponse.` }}
      label={`Chargement des ${kind.pluriel}…`}
      queue={useInfiniteQuery(query)}
    >
      {children}
    </QueueCards>
  )
}
