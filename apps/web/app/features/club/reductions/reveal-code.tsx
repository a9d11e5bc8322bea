import type { Reduction } from '@foulee/contract/club/reductions'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { focusElement } from '#ui/focus-element.ts'
import { Icon } from '#ui/icon.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useToast } from '#ui/toast.tsx'
import type { useReveal } from './reductions.queries.ts'

type RevealProps = { reduction: Reduction; reveal: ReturnType<typeof useReveal> }

export function RevealCode({ reduction, reveal }: RevealProps) {
  const { titre, reste, deja, est_pour_moi, une_fois } = reduction
  const { data, error, isPending, mutate } = reveal
  if (data) return <Code code={data.code} />
  if (!est_pour_moi && !deja) {
    return (
      <p className="flex gap-2 text-ink-soft">
        <Icon className="mt-0.5 shrink-0" name="lock" size={18} />
        <span>
          Réservée aux <TextLink to="/reglages/premium">membres premium</TextLink>.
        </span>
      </p>
    )
  }
  const isMine = deja && une_fois
  if (reste === 0 && !isMine) {
    return (
      <p
        className="text-ink-soft outline-none"
        ref={error ? focusElement : undefined}
        role="status"
        tabIndex={-1}
      >
        Tous les codes ont été donnés.
      </p>
    )
  }
  return (
    <div className="grid gap-2">
      <Button
        className="justify-self-start"
        icon={isMine ? 'eye' : 'ticket'}
        isLoading={isPending}
        onClick={() => mutate()}
      >
        {isMine ? 'Revoir mon code' : 'Voir le code'}
        <span className="sr-only">&nbsp;: {titre}</span>
      </Button>
      {error && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {error.message}
        </p>
      )}
    </div>
  )
}

function Code({ code }: { code: string }) {
  const toast = useToast()
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => toast({ message: 'Le code n’a pas pu être copié\u00a0: recopiez-le.', tone: 'danger' }),
    )
  return (
    <div
      className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-dashed border-line-strong p-3"
      ref={focusElement}
      role="status"
      tabIndex={-1}
    >
      <p>
        <span className="block text-sm text-ink-soft">Votre code</span>
        <strong className="text-xl tracking-wider break-all tabular-nums select-all">{code}</strong>
      </p>
      <Button icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
        {isCopied ? 'Copié' : 'Copier'}
      </Button>
    </div>
  )
}
