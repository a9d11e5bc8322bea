import type { ParcoursGestion } from '@foulee/contract/parcours-edition'
import { type RefObject, useRef } from 'react'
import { readEditFailure } from '../../editor/edit-failure.ts'
import { useSession } from '../../session/session-provider.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { StatutBadge } from './my-route-card.tsx'
import { useMove } from './use-move.ts'

/** Where the publication stands, what is missing, and the next step. */
export function PublicationPanel({ gestion }: { gestion: ParcoursGestion }) {
  const { parcours, manques, droits, renvoi_motif } = gestion
  const { currentUser } = useSession()
  const { mutate, error, isPending, variables } = useMove(parcours.id)
  const first = useRef<HTMLAnchorElement>(null)
  const mayPublish = currentUser?.droits.includes('publier') ?? false
  return (
    <aside aria-labelledby="publication" className="card grid gap-4 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl" id="publication">
          Publication
        </h2>
        <StatutBadge statut={parcours.statut} />
      </div>
      {renvoi_motif && parcours.statut === 'non_publiee' && (
        <div className="rounded-control bg-jaune-wash px-4 py-3">
          <p className="font-semibold">L’équipe vous l’a renvoyé&nbsp;:</p>
          <p className="whitespace-pre-line">{renvoi_motif}</p>
        </div>
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
        {droits.reprendre && (
          <Button
            isLoading={isPending && variables.geste === 'reprendre'}
            onClick={() => mutate({ geste: 'reprendre' })}
          >
            {parcours.statut === 'publiee' ? 'Retirer de la publication' : 'Reprendre le brouillon'}
          </Button>
        )}
        {parcours.trace && (
          <ButtonLink icon="eye" to={`/parcours/${parcours.slug}`}>
            {parcours.statut === 'publiee' ? 'Voir la page' : 'Voir l’aperçu'}
          </ButtonLink>
        )}
      </div>
      {error && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {readEditFailure(error).message}
        </p>
      )}
    </aside>
  )
}

type NextStepProps = {
  gestion: ParcoursGestion
  mayPublish: boolean
  /** Where the first thing that is missing leads. */
  first: RefObject<HTMLAnchorElement | null>
}

function NextStep({ gestion, mayPublish, first }: NextStepProps) {
  const { parcours, manques } = gestion
  if (parcours.statut === 'en_validation') {
    return <p>L’équipe relit votre parcours. Vous recevrez sa réponse par email.</p>
  }
  if (parcours.statut === 'publiee') {
    return <p>Il est visible de tous. Ce que vous changez se voit aussitôt.</p>
  }
  if (!mayPublish) return <p>Vérifiez d’abord votre adresse email pour pouvoir publier.</p>
  if (!manques.length) return <p>Il ne manque rien&nbsp;: vous pouvez le soumettre.</p>
  return (
    <div className="grid gap-2">
      <p>Ce qui manque avant de le soumettre&nbsp;:</p>
      <ul className="grid gap-1">
        {manques.map(({ champ, message }, rank) => (
          <li key={champ}>
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
