import type { CourseGestion } from '@foulee/contract/courses-edition'
import { type RefObject, useRef, useState } from 'react'
import { readEditFailure } from '../../editor/edit-failure.ts'
import { useSession } from '../../session/session-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { Completeness } from './completeness.tsx'
import { Deadline } from './deadline.tsx'
import { StatutBadge } from './statut-badge.tsx'
import { useMove } from './use-move.ts'

/** Where the publication stands, what is missing, and the next step. */
export function PublicationPanel({ gestion }: { gestion: CourseGestion }) {
  const { course, manques, droits, renvoi_motif, completude, echeance } = gestion
  const { currentUser } = useSession()
  const { mutate, error, isPending, variables } = useMove(course.id)
  const first = useRef<HTMLAnchorElement>(null)
  const mayPublish = currentUser?.droits.includes('publier') ?? false
  return (
    <aside aria-labelledby="publication" className="card grid gap-4 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl" id="publication">
          Publication
        </h2>
        <StatutBadge statut={course.statut} />
      </div>
      <Completeness part={completude} />
      {renvoi_motif && course.statut === 'non_publiee' && (
        <div className="rounded-control bg-jaune-wash px-4 py-3">
          <p className="font-semibold">L’équipe vous l’a renvoyée&nbsp;:</p>
          <p className="break-words whitespace-pre-line">{renvoi_motif}</p>
        </div>
      )}
      {echeance && (
        <p className="flex gap-2">
          <Icon className="mt-0.5 shrink-0 text-sapin" name="clock" size={20} />
          <span>
            <Deadline echeance={echeance} />
          </span>
        </p>
      )}
      <NextStep first={first} gestion={gestion} mayPublish={mayPublish} />
      <div className="flex flex-wrap gap-3">
        {droits.soumettre && (
          <Button
            aria-disabled={manques.length > 0 || !mayPublish || undefined}
            icon="check"
            isLoading={isPending && variables.geste === 'soumettre'}
            onClick={() => {
              if (manques.length) first.current?.focus()
              else if (mayPublish) mutate({ geste: 'soumettre' })
            }}
            variant="primary"
          >
            Soumettre à validation
          </Button>
        )}
        {droits.annuler && <CancelRace id={course.id} />}
      </div>
      {error && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {readEditFailure(error).message}
        </p>
      )}
    </aside>
  )
}

/** Everyone who meant to run it is told, with the reason. */
function CancelRace({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  const { mutate, error, isPending } = useMove(id, () => setOpen(false))
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="quiet">
        Annuler la course…
      </Button>
      <ReasonDialog
        back="Revenir"
        label="Raison"
        action="Annuler la course"
        empty="Dites pourquoi : les coureurs le liront."
        error={error ? readEditFailure(error).message : undefined}
        hint="Elle s’affiche sur la page de la course. Tous ceux qui l’ont dans leur run list la reçoivent."
        isBusy={isPending}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSend={(motif) => mutate({ geste: 'annuler', motif })}
        title="Annuler cette course ?"
      />
    </>
  )
}

type NextStepProps = {
  gestion: CourseGestion
  mayPublish: boolean
  /** Where the first thing that is missing leads. */
  first: RefObject<HTMLAnchorElement | null>
}

function NextStep({ gestion, mayPublish, first }: NextStepProps) {
  const { course, manques, conseils } = gestion
  const { statut } = course
  if (statut === 'en_validation') {
    return <p>L’équipe relit votre course. Vous recevrez sa réponse par email.</p>
  }
  if (statut === 'publiee') {
    return (
      <>
        <p>Elle est visible de tous. Ce que vous changez se voit aussitôt.</p>
        <Links items={conseils} title="Pour aller plus loin :" />
      </>
    )
  }
  if (!mayPublish) return <p>Vérifiez d’abord votre adresse email pour pouvoir publier.</p>
  if (!manques.length) {
    return (
      <>
        <p>Il ne manque rien d’indispensable&nbsp;: vous pouvez la soumettre.</p>
        <Links items={conseils} title="Pour aller plus loin :" />
      </>
    )
  }
  return <Links first={first} items={manques} title="Ce qui manque avant de la soumettre :" />
}

type LinksProps = {
  items: CourseGestion['manques']
  title: string
  first?: RefObject<HTMLAnchorElement | null>
}

function Links({ items, title, first }: LinksProps) {
  if (!items.length) return null
  return (
    <div className="grid gap-2">
      <p>{title}</p>
      <ul className="grid gap-1">
        {items.map(({ champ, message }, rank) => (
          <li key={message}>
            <a
              className="inline-flex min-h-11 items-center gap-2 text-sapin underline"
              href={`#${champ}`}
              ref={rank === 0 ? first : undefined}
            >
              <Icon className="shrink-0" name="arrow-right" size={18} />
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
