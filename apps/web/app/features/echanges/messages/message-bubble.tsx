import type { Message } from '@foulee/contract/echanges/messages'
import { Avatar } from '#ui/avatar.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { TeamBadge } from '#ui/team-badge.tsx'
import { Carte, Pieces } from './pieces.tsx'
import { Reactions } from './reactions.tsx'
import { Texte } from './texte.tsx'
import { labelHeure } from './time-labels.ts'
import './message-bubble.css'

type BulleProps = {
  message: Message
  isFirst: boolean
  isLast: boolean
  isNamed: boolean
  canReact: boolean
  onSee: (id: number) => void
}

export function Bulle({ message, isFirst, isLast, isNamed, canReact, onSee }: BulleProps) {
  const { auteur, est_moi, reponse, created_at, modifie_le } = message
  const hasFace = isNamed && !est_moi
  return (
    <>
      {hasFace && (
        <span className="message-face">
          {isLast && <Avatar name={auteur.nom} size={32} src={auteur.avatar} />}
        </span>
      )}
      <div className="message-corps">
        {hasFace && isFirst && <Auteur auteur={auteur} />}
        <div className={cx('bulle', est_moi && 'bulle-moi', isLast && 'bulle-fin')}>
          {!hasFace && <span className="sr-only">{est_moi ? 'Moi' : auteur.nom}&nbsp;: </span>}
          {reponse && !message.supprime_le && <Citation onSee={onSee} reponse={reponse} />}
          <Contenu message={message} />
          <p className="bulle-heure">
            {modifie_le && !message.supprime_le && <span>modifié</span>}
            <time dateTime={created_at}>{labelHeure(created_at)}</time>
          </p>
        </div>
        <Reactions canReact={canReact} message={message} />
      </div>
    </>
  )
}

function Auteur({ auteur: { nom, url, equipe } }: Pick<Message, 'auteur'>) {
  return (
    <p className="message-auteur">
      {url ? (
        <Link className="hover:underline" to={url}>
          {nom}
        </Link>
      ) : (
        nom
      )}{' '}
      <TeamBadge isShown={equipe} />
    </p>
  )
}

function Contenu({ message }: { message: Message }) {
  const { texte, pieces, cartes, supprime_le, masque, est_moi, auteur } = message
  if (supprime_le) {
    return (
      <p className="bulle-absent">
        <Icon name="trash" size={18} />
        {est_moi ? 'Vous avez supprimé ce message' : 'Message supprimé'}
      </p>
    )
  }
  if (masque && !texte && !pieces.length) {
    return (
      <p className="bulle-absent">
        <Icon name="eye-off" size={18} />
        Message retiré par l’équipe
      </p>
    )
  }
  return (
    <>
      {masque && (
        <p className="bulle-masque">
          <Icon name="eye-off" size={18} />
          Retiré par l’équipe&nbsp;: {masque.motif}
        </p>
      )}
      <Pieces nom={est_moi ? 'moi' : auteur.nom} pieces={pieces} />
      {texte && <Texte texte={texte} />}
      {cartes.map((carte) => (
        <Carte carte={carte} key={carte.url} />
      ))}
    </>
  )
}

type CitationProps = {
  reponse: NonNullable<Message['reponse']>
  onSee: (id: number) => void
}

export function Citation({ reponse: { id, nom, extrait }, onSee }: CitationProps) {
  return (
    <button className="bulle-citation print-words" onClick={() => onSee(id)} type="button">
      <span className="font-semibold">{nom}</span>
      <span className="line-clamp-2">{extrait || 'Message supprimé'}</span>
    </button>
  )
}
