import type { Suggestion } from '@foulee/contract/echanges/suggestions'
import { Avatar } from '#ui/avatar.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { useToast } from '#ui/toast.tsx'
import { type Cible, useDismiss, useFollowCible } from './suggestions.queries.ts'

type SuggestionLineProps = { suggestion: Suggestion; cible: Cible }

export function SuggestionLine({ suggestion, cible }: SuggestionLineProps) {
  const { nom, url, image } = suggestion.cible
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-start gap-3">
        <Avatar name={nom} src={image} />
        <div className="min-w-0 flex-1 basis-24">
          <Link className="font-semibold hover:underline" to={url ?? ''}>
            {nom}
          </Link>
          <p className="text-sm text-ink-soft">{suggestion.raison}</p>
        </div>
        <DismissButton cible={cible} nom={nom} />
      </div>
      <div className="ps-[min(3.5rem,22%)]">
        <Follow cible={cible} nom={nom} />
      </div>
    </li>
  )
}

type AnswerProps = { cible: Cible; nom: string }

function Follow({ cible, nom }: AnswerProps) {
  const { mutate, isPending, isFollowed } = useFollowCible(cible)
  const toast = useToast()
  const toggle = () =>
    mutate(!isFollowed, { onError: ({ message }) => toast({ message, tone: 'danger' }) })
  return (
    <Button
      aria-label={isFollowed ? `Ne plus suivre ${nom}` : `Suivre ${nom}`}
      icon={isFollowed ? 'check' : 'plus'}
      onClick={isPending ? undefined : toggle}
    >
      {isFollowed ? 'Suivi' : 'Suivre'}
    </Button>
  )
}

function DismissButton({ cible, nom }: AnswerProps) {
  const { mutate } = useDismiss()
  const toast = useToast()
  const toastError = ({ message }: Error) => toast({ message, tone: 'danger' })
  const restore = () => mutate({ cible, est_refusee: false }, { onError: toastError })
  const dismiss = () => {
    mutate({ cible, est_refusee: true }, { onError: toastError })
    toast({
      message: `Nous ne vous proposerons plus ${nom}.`,
      topic: 'suggestion',
      action: { label: 'Annuler', onPress: restore },
    })
  }
  return <IconButton icon="close" label={`Ne plus me proposer ${nom}`} onClick={dismiss} />
}
