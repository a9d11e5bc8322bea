import type { Commentaire, MesCommentaires } from '@foulee/contract/echanges/commentaires'
import { AVIS_VERIFIES } from '@foulee/domain/echanges/avis'
import type { ReactNode } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Badge, Ribbon } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { TeamBadge } from '#ui/team-badge.tsx'
import { AvisActions } from './avis-actions.tsx'
import { AVIS_KINDS } from './avis-kinds.ts'
import type { Objet } from './commentaires.queries.ts'
import { formatDay, formatInstant } from './format-day.ts'
import { Stars } from './stars.tsx'

type AvisCardProps = { objet: Objet; avis: Commentaire; mes: MesCommentaires | undefined }

export function AvisCard({ objet, avis, mes }: AvisCardProps) {
  const { id, auteur, note, texte, masque } = avis
  return (
    <article
      aria-labelledby={`avis-${id}-auteur`}
      className="grid scroll-mt-24 gap-3 outline-offset-8"
      id={`avis-${id}`}
      tabIndex={-1}
    >
      {masque && (
        <Ribbon icon="eye-off" tone="neutral">
          Masqué par l’équipe&nbsp;: {masque.motif}
        </Ribbon>
      )}
      <header className="flex items-start gap-3">
        <Avatar name={auteur.nom} src={auteur.avatar} />
        <div className="grid min-w-0 gap-0.5">
          <h3 className="font-sans text-base font-semibold" id={`avis-${id}-auteur`}>
            <AuthorName auteur={auteur} /> <TeamBadge isShown={auteur.equipe} />
          </h3>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-ink-soft">
            {note !== null && <Stars note={note} size={18} />}
            <Dates avis={avis} />
          </p>
          <Verified avis={avis} />
        </div>
      </header>
      <p className="max-w-prose whitespace-pre-line">{texte}</p>
      <Reponse avis={avis} />
      {mes && <AvisActions avis={avis} mes={mes} objet={objet} />}
    </article>
  )
}

function AuthorName({ auteur: { users_id, nom } }: Pick<Commentaire, 'auteur'>): ReactNode {
  if (users_id === null) return nom
  return (
    <Link className="hover:underline" to={`/coureurs/${users_id}`}>
      {nom}
    </Link>
  )
}

/** Shown for models that only participants may rate. */
function Verified({ avis: { model, a_participe } }: { avis: Commentaire }) {
  if (!a_participe) return null
  return (
    <p>
      <Badge icon="check" tone="success">
        {AVIS_VERIFIES[model]}
      </Badge>
    </p>
  )
}

function Dates({ avis: { model, date_sortie, created_at, updated_at } }: { avis: Commentaire }) {
  const { mots, isThread } = AVIS_KINDS[model]
  const changed = updated_at && `, modifié le ${formatInstant(updated_at)}`
  if (isThread) {
    return (
      <span>
        {formatInstant(created_at)}
        {changed}
      </span>
    )
  }
  return (
    <>
      <span>{date_sortie ? `${mots.du} ${formatDay(date_sortie)}` : mots.inconnu}</span>
      <span>
        Avis du {formatInstant(created_at)}
        {changed}
      </span>
    </>
  )
}

function Reponse({ avis: { model, reponse, reponse_le } }: { avis: Commentaire }) {
  if (reponse === null) return null
  return (
    <div className="grid max-w-prose gap-1 rounded-control border-s-4 border-sapin bg-sapin-wash px-4 py-3">
      <p className="text-sm font-semibold">
        {AVIS_KINDS[model].reponse}
        {reponse_le && (
          <span className="font-normal text-ink-soft">, le {formatInstant(reponse_le)}</span>
        )}
      </p>
      <p className="whitespace-pre-line">{reponse}</p>
    </div>
  )
}
