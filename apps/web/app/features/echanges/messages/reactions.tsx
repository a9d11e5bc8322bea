import type { Message } from '@foulee/contract/echanges/messages'
import { useQuery } from '@tanstack/react-query'
import { reactionTypesQuery } from '#kit/feed/reactions.queries.ts'
import { cx } from '#ui/class-names.ts'
import { useReagir } from './messages.mutations.ts'

const NEAR = 4

type Props = { message: Message; canReact: boolean }

export function Reactions(props: Props) {
  return props.message.reactions.types.length > 0 && <ReactionList {...props} />
}

function ReactionList({ message, canReact }: Props) {
  const { data: types = [] } = useQuery(reactionTypesQuery)
  const { mutate } = useReagir(message)
  const { types: input, ma_reaction } = message.reactions
  return (
    <ul aria-label="Réactions" className="message-reactions">
      {input.map(({ reaction_types_id: id, nb }) => {
        const type = types.find((type) => type.id === id)
        if (!type) return null
        const isMine = id === ma_reaction
        return (
          <li key={id}>
            <button
              aria-disabled={!canReact || undefined}
              aria-label={`${type.label}, ${nb}`}
              aria-pressed={isMine}
              className={cx('message-reaction', isMine && 'message-reaction-mienne')}
              onClick={() => canReact && mutate(isMine ? null : id)}
              title={type.label}
              type="button"
            >
              <span aria-hidden="true">{type.emoji}</span>
              <span className="tabular-nums">{nb}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

export function QuickReactions({ message }: { message: Message }) {
  const { data: types = [] } = useQuery(reactionTypesQuery)
  const { mutate } = useReagir(message)
  const { ma_reaction } = message.reactions
  return types.slice(0, NEAR).map(({ id, label, emoji }) => (
    <button
      aria-label={label}
      aria-pressed={id === ma_reaction}
      className="message-outil"
      key={id}
      onClick={() => mutate(id === ma_reaction ? null : id)}
      title={label}
      type="button"
    >
      <span aria-hidden="true">{emoji}</span>
    </button>
  ))
}
