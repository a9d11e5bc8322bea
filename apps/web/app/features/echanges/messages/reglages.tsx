import type { ReglagesMessages as Choix } from '@foulee/contract/echanges/messages'
import { MESSAGES_DE, MESSAGES_DE_LABELS, type MessagesDe } from '@foulee/domain/echanges/message'
import { useQuery } from '@tanstack/react-query'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { useCall } from '#platform/api/use-call.ts'
import { ChoiceGroup, Radio } from '#ui/choice.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { reglagesMessagesQuery } from './messages.queries.ts'

const HINTS: Readonly<Record<MessagesDe, string>> = {
  tous: 'Les premiers mots de qui ne partage rien avec vous sont une demande.',
  suivis: 'Et personne d’autre ne peut commencer.',
  personne: 'Vos discussions en cours continuent.',
}

export const ReglagesMessages = () => (
  <Query
    isCompact
    label="Chargement…"
    query={useQuery(reglagesMessagesQuery)}
    skeleton={<Skeleton className="h-48 rounded-card" />}
  >
    {({ messages_de }) => <Reglages messages_de={messages_de} />}
  </Query>
)

function Reglages({ messages_de }: Choix) {
  const save = useCall('POST /api/messages/reglages', {
    input: (body: Choix) => ({ body }),
    renews: 'never',
    update: (client, saved) => client.setQueryData(reglagesMessagesQuery.queryKey, saved),
  })
  const chosen = save.isPending ? save.variables.messages_de : messages_de
  return (
    <div className="card grid gap-4 p-5">
      <ChoiceGroup legend="Qui peut m’écrire">
        {MESSAGES_DE.map((value) => (
          <Radio
            checked={chosen === value}
            hint={HINTS[value]}
            key={value}
            name="messages_de"
            onChange={() => save.mutate({ messages_de: value })}
            value={value}
          >
            {MESSAGES_DE_LABELS[value]}
          </Radio>
        ))}
      </ChoiceGroup>
      <p className="text-sm text-ink-soft">
        Les personnes que vous bloquez ne peuvent jamais vous écrire. Un adulte ne peut pas
        commencer une discussion avec une personne mineure qui ne le suit pas.
      </p>
      <SaveStatus {...save} />
    </div>
  )
}
