import type { MaDemande } from '@foulee/contract/courses/palmares'
import { SOUHAIT_LABELS } from '@foulee/domain/courses/revendication-resultat'
import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { type MouseEvent, useRef } from 'react'
import { resultatsPath } from '#features/courses/shared/resultats-paths.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useOnePress } from '#ui/form/use-one-press.ts'
import { TextLink } from '#ui/text-link.tsx'
import { useToast } from '#ui/toast.tsx'
import { useLineActs } from './use-line-acts.ts'

export function MesDemandes({ demandes }: { demandes: readonly MaDemande[] }) {
  const title = useRef<HTMLHeadingElement>(null)
  if (!demandes.length) return null
  return (
    <section aria-labelledby="demandes" className="grid gap-3">
      <h2 className="text-xl outline-none" id="demandes" ref={title} tabIndex={-1}>
        {demandes.length > 1 ? 'Mes demandes' : 'Ma demande'}
      </h2>
      <ul className="grid gap-3">
        {demandes.map((demande) => (
          <OneDemande demande={demande} key={demande.id} onGone={() => title.current?.focus()} />
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        Rien ne change sur la page des résultats avant la réponse de l’organisateur. Elle vous sera
        annoncée.
      </p>
    </section>
  )
}

function OneDemande({ demande, onGone }: { demande: MaDemande; onGone: () => void }) {
  const { id, course, epreuve, date, souhait, dossard, motif, created_at } = demande
  const { mutate, error, isPending } = useLineActs(epreuve.id)
  const isNewPress = useOnePress(isPending, error)
  const toast = useToast()
  const withdraw = ({ timeStamp }: MouseEvent) =>
    isNewPress(timeStamp) &&
    mutate(
      { act: 'cancel', id },
      {
        onSuccess: () => {
          toast({ message: `Demande reprise\u00a0: ${course.nom}.` })
          onGone()
        },
      },
    )
  return (
    <li className="card grid gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0">
          <p className="text-sm font-semibold text-sapin tabular-nums">{formatDate(date)}</p>
          <h3 className="text-base">
            <TextLink to={resultatsPath(course.slug, epreuve.id)}>{course.nom}</TextLink>
          </h3>
          <p className="text-sm text-ink-soft">{epreuve.nom}</p>
        </div>
        <Badge tone="warning">Attend l’organisateur</Badge>
      </div>
      <p>
        <strong>{SOUHAIT_LABELS[souhait]}</strong>
        {dossard && `, dossard ${dossard}`}. Demandé le{' '}
        {formatDate(parisDate(new Date(created_at)))}.
      </p>
      <p className="whitespace-pre-line text-ink-soft">«&nbsp;{motif}&nbsp;»</p>
      <p>
        <Button isLoading={isPending} onClick={withdraw}>
          Reprendre ma demande<span className="sr-only">&nbsp;: {course.nom}</span>
        </Button>
      </p>
      {error && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {error.message}
        </p>
      )}
    </li>
  )
}
