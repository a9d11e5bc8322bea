import type { Video } from '@foulee/contract/echanges/regie'
import { formatDuree } from '@foulee/domain/shared/mesure'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { isLetIn, letIn } from './tv-consent.ts'
import './regie.css'

type State = 'affiche' | 'question' | 'refus' | 'lecture'

/** A video: Foulée's own poster; the third-party player loads on a click after consent. */
export function TvCard({ video }: { video: Video }) {
  const [state, setState] = useState<State>('affiche')
  const { titre, description, service_nom, page } = video
  const play = () => {
    letIn(service_nom)
    setState('lecture')
  }
  const openPlayer = () => (isLetIn(service_nom) ? setState('lecture') : setState('question'))
  return (
    <article className="card h-full">
      {state === 'lecture' ? (
        <Player video={video} />
      ) : (
        <Poster onPlay={openPlayer} video={video} />
      )}
      <div className="grid content-start gap-2 p-4">
        <h3 className="text-lg">{titre}</h3>
        {description && <p className="text-ink-soft">{description}</p>}
        {state === 'question' && (
          <Question onPlay={play} onDecline={() => setState('refus')} service={service_nom} />
        )}
        {state === 'refus' ? (
          <p className="text-sm" role="status">
            La vidéo n’est pas lue ici.{' '}
            <a className="text-link" href={page} rel="noopener noreferrer" target="_blank">
              Ouvrir sur {service_nom}
            </a>
          </p>
        ) : (
          state !== 'question' && <p className="text-sm text-ink-soft">Vidéo de {service_nom}</p>
        )}
      </div>
    </article>
  )
}

type PosterProps = { video: Video; onPlay: () => void }

function Poster({ video: { id, titre, affiche, duree, service_nom }, onPlay }: PosterProps) {
  return (
    <button className="tv-screen" onClick={onPlay} type="button">
      <span className="sr-only">
        Lire «&nbsp;{titre}&nbsp;» avec le lecteur de {service_nom},{' '}
      </span>
      {affiche ? (
        <Picture className="regie-picture" sizes="(width >= 48rem) 24rem, 100vw" src={affiche} />
      ) : (
        <ReliefImage className="regie-picture" kind="parcours" slug={`video-${id}`} />
      )}
      <span aria-hidden="true" className="tv-play">
        <span>
          <svg fill="currentColor" viewBox="0 0 24 24">
            <title>Lire</title>
            <path d="M6 4.5v15l13-7.5z" />
          </svg>
        </span>
      </span>
      {duree !== null && <span className="tv-duree">{formatDuree(duree)}</span>}
    </button>
  )
}

type QuestionProps = { service: string; onPlay: () => void; onDecline: () => void }

/** Consent that names the service before any request to it. */
function Question({ service, onPlay, onDecline }: QuestionProps) {
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <fieldset
      aria-label={`Lire avec ${service}`}
      className="grid gap-3 rounded-card bg-sapin-wash p-4"
      ref={box}
      tabIndex={-1}
    >
      <p>
        La vidéo vient de {service}. Si vous la lisez ici, votre navigateur contacte ce service, qui
        reçoit votre adresse IP et peut déposer des cookies.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onPlay}>Accepter et lire</Button>
        <Button onClick={onDecline}>Refuser</Button>
      </div>
    </fieldset>
  )
}

/** Sandboxed third-party player, which learns the origin of the page but not its URL. */
function Player({ video: { titre, lecteur } }: { video: Video }) {
  return (
    <div className="tv-screen">
      <iframe
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        src={lecteur}
        title={titre}
      />
    </div>
  )
}
