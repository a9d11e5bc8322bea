import type { Emetteur, Publication } from '@foulee/contract/echanges/fil'
import { formatQuand } from '@foulee/domain/echanges/quand'
import { formatInstant } from '@foulee/domain/shared/instant'
import { useId } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Badge, Ribbon } from '#ui/badge.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { LogoMark } from '#ui/logo.tsx'
import { Carte } from './cartes/cartes.tsx'
import { publicationPath } from './paths.ts'
import { PublicationMenu } from './publication-menu.tsx'
import { Reactions } from './reactions.tsx'
import './fil.css'

type PublicationCardProps = {
  item: Publication
  isWhole?: boolean
  onGone?: () => void
}

export function PublicationCard({ item, isWhole, onGone }: PublicationCardProps) {
  const { id, mise_en_avant, texte, masque, carte } = item
  const name = useId()
  return (
    <article
      aria-labelledby={name}
      className={cx('card fil-carte', mise_en_avant !== null && 'fil-carte-avant')}
      data-publication={id}
      tabIndex={-1}
    >
      {mise_en_avant !== null && (
        <p>
          <Badge icon="star" tone="gold">
            {mise_en_avant}
          </Badge>
        </p>
      )}
      {masque && (
        <Ribbon icon="eye-off" tone="neutral">
          Masquée par l’équipe&nbsp;: {masque.motif}
        </Ribbon>
      )}
      <header className="flex flex-wrap items-start gap-3">
        <Face emetteur={item.emetteur} />
        <Who item={item} name={name} />
        <div className="-me-2 -mt-1 ms-auto">
          <PublicationMenu item={item} onGone={onGone} />
        </div>
      </header>
      {texte && <Words isWhole={isWhole} texte={texte} />}
      <Carte carte={carte} />
      <footer className="fil-pied">
        <Reactions describedBy={name} item={item} />
        {!isWhole && <Comments item={item} name={name} />}
      </footer>
    </article>
  )
}

export const Face = ({ emetteur: { kind, nom, image } }: { emetteur: Emetteur }) =>
  kind === 'foulee' ? (
    <span className="fil-site">
      <LogoMark />
    </span>
  ) : (
    <Avatar name={nom} src={image} />
  )

function Who({ item, name }: { item: Publication; name: string }) {
  const { id, emetteur, phrase, created_at, est_modifiee } = item
  const when = new Date(created_at)
  return (
    <div className="grid min-w-0 flex-1 basis-24 gap-0.5">
      <h2 className="font-sans text-base/5 font-normal" id={name}>
        <EmetteurName emetteur={emetteur} /> {phrase}
      </h2>
      <p className="text-sm text-ink-soft">
        <Link className="hover:underline" to={publicationPath(id)}>
          <time dateTime={created_at} title={formatInstant(when)}>
            {formatQuand(when, new Date())}
          </time>
        </Link>
        {est_modifiee && ' · modifié'}
      </p>
    </div>
  )
}

export const EmetteurName = ({ emetteur: { nom, url } }: { emetteur: Emetteur }) =>
  url ? (
    <Link className="font-semibold hover:underline" to={url}>
      {nom}
    </Link>
  ) : (
    <span className="font-semibold">{nom}</span>
  )

const Words = ({ texte, isWhole }: { texte: string; isWhole: boolean | undefined }) => (
  <p className={cx('max-w-prose whitespace-pre-line', !isWhole && 'line-clamp-8')}>{texte}</p>
)

function Comments({
  item: { id, nb_commentaires: nb },
  name,
}: {
  item: Publication
  name: string
}) {
  const words =
    nb === 0 ? 'Commenter' : `${nb.toLocaleString('fr-FR')}\u00a0commentaire${nb > 1 ? 's' : ''}`
  return (
    <Link
      aria-describedby={name}
      className="fil-commenter"
      to={`${publicationPath(id)}#commentaires`}
    >
      <Icon name="message" size={18} />
      {words}
    </Link>
  )
}
