import type { Publication, ReactionType } from '@foulee/contract/echanges/fil'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { reactionTypesQuery } from '#kit/feed/reactions.queries.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useReact } from './fil.mutations.ts'

const SHOWN = 3

type ReactionsProps = { item: Publication; describedBy: string }

export function Reactions({ item, describedBy }: ReactionsProps) {
  const { data: types = [] } = useQuery(reactionTypesQuery)
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const { currentUser } = useSession()
  const { mutate } = useReact(item)
  const mayReact = currentUser?.droits.includes('donner_avis') ?? false
  const { ma_reaction } = item.reactions
  const countOf = (id: number) =>
    item.reactions.types.find(({ reaction_types_id }) => reaction_types_id === id)?.nb ?? 0
  const ordered = isOpen ? types : listFirst(types, countOf, ma_reaction)
  const hidden = types.length - ordered.length
  return (
    <div className="fil-reactions" id={list}>
      {ordered.map((type) => (
        <Reaction
          describedBy={describedBy}
          isMine={type.id === ma_reaction}
          key={type.id}
          nb={countOf(type.id)}
          onPress={mayReact ? () => mutate(type.id === ma_reaction ? null : type.id) : null}
          type={type}
        />
      ))}
      {(hidden > 0 || isOpen) && (
        <button
          aria-controls={list}
          aria-expanded={isOpen}
          aria-label={isOpen ? 'Moins de réactions' : 'Autres réactions'}
          className="fil-reaction"
          onClick={() => setOpen(!isOpen)}
          type="button"
        >
          <Icon name={isOpen ? 'minus' : 'plus'} size={18} />
        </button>
      )}
    </div>
  )
}

function listFirst(
  types: readonly ReactionType[],
  countOf: (id: number) => number,
  mine: number | null,
): readonly ReactionType[] {
  if (types.length <= SHOWN + 1) return types
  const rank = ({ id }: ReactionType) => (id === mine ? 0 : countOf(id) > 0 ? 1 : 2)
  const kept = new Set(types.toSorted((a, b) => rank(a) - rank(b)).slice(0, SHOWN))
  return types.filter((type) => kept.has(type))
}

type ReactionProps = {
  type: ReactionType
  nb: number
  isMine: boolean
  describedBy: string
  /** Null for members with an unverified email address, who may only read. */
  onPress: (() => void) | null
}

function Reaction({ type: { label, emoji }, nb, isMine, describedBy, onPress }: ReactionProps) {
  const said = nb > 0 ? `${label}, ${nb}\u00a0${nb > 1 ? 'réactions' : 'réaction'}` : label
  return (
    <button
      aria-describedby={describedBy}
      aria-disabled={onPress === null || undefined}
      aria-label={said}
      aria-pressed={isMine}
      className={cx('fil-reaction', isMine && 'fil-reaction-mienne')}
      onClick={onPress ?? undefined}
      title={onPress ? label : `${label}\u00a0: vérifiez d’abord votre adresse email`}
      type="button"
    >
      <span aria-hidden="true">{emoji}</span>
      {nb > 0 && <span className="tabular-nums">{nb.toLocaleString('fr-FR')}</span>}
    </button>
  )
}
