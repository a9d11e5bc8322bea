import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Progress } from '#ui/progress.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { usePreviews } from '#ui/use-previews.ts'
import type { Envoi } from './envois.ts'
import { Texte } from './texte.tsx'
import { abandonEnvoi, interruptEnvoi, retryEnvoi } from './use-envois.ts'

export function BulleEnvoi({ envoi }: { envoi: Envoi }) {
  const { texte, photos, traces, reponse } = envoi
  const urls = usePreviews(photos)
  return (
    <div className="message-corps">
      <div aria-busy={envoi.etat === 'envoi'} className="bulle bulle-moi bulle-fin bulle-envoi">
        <span className="sr-only">Moi&nbsp;: </span>
        {reponse && (
          <p className="bulle-citation">
            <span className="font-semibold">{reponse.nom}</span>
            <span className="line-clamp-2">{reponse.extrait}</span>
          </p>
        )}
        {urls.length > 0 && (
          <ul aria-label="Photos" className="message-photos" data-nb={urls.length}>
            {urls.map((url, nth) => (
              <li key={url} style={{ aspectRatio: '1' }}>
                <img alt={photos[nth]?.name ?? ''} src={url} />
              </li>
            ))}
          </ul>
        )}
        {traces.map(({ name }) => (
          <p className="flex items-center gap-2 font-semibold" key={name}>
            <Icon name="route" />
            {name}
          </p>
        ))}
        {texte && <Texte texte={texte} />}
      </div>
      <Etat envoi={envoi} />
    </div>
  )
}

function Etat({ envoi }: { envoi: Envoi }) {
  const { client_id, etat, motif, photos, traces } = envoi
  if (etat === 'envoi') {
    return photos.length + traces.length > 0 ? (
      <EnChemin envoi={envoi} />
    ) : (
      <Attente words="Envoi…" />
    )
  }
  const isRefused = etat === 'echec'
  if (!isRefused && !motif) return <p className="message-etat">En attente…</p>
  return (
    <div className="message-etat" role={isRefused ? 'alert' : 'status'}>
      <Icon
        className={isRefused ? 'text-rouge-gr' : ''}
        name={isRefused ? 'alert' : 'clock'}
        size={18}
      />
      <span className={isRefused ? 'font-semibold text-rouge-gr' : ''}>
        {isRefused ? `Non envoyé. ${motif}` : motif}
      </span>
      <Button icon="refresh" onClick={() => retryEnvoi(client_id)} variant="quiet">
        Réessayer
      </Button>
      <Button icon="trash" onClick={() => abandonEnvoi(envoi)} variant="quiet">
        Abandonner
      </Button>
    </div>
  )
}

function Attente({ words }: { words: string }) {
  return (
    <p className="message-etat">
      <Spinner size={16} />
      {words}
    </p>
  )
}

/**
 * Upload progress. After the upload there is no cancel button: the message may be stored already.
 */
function EnChemin({ envoi: { client_id, photos, traces, part } }: { envoi: Envoi }) {
  const nb = photos.length + traces.length
  const words = `Envoi de ${nb}\u00a0${nb > 1 ? 'pièces jointes' : 'pièce jointe'}`
  if (part >= 1) return <Attente words="Tout est arrivé. Encore un instant…" />
  const percent = Math.floor(part * 100)
  return (
    <div className="message-progres">
      <Progress label={words} value={percent} />
      <div className="message-etat">
        <span className="tabular-nums">
          {words}&nbsp;: {percent}&nbsp;%
        </span>
        <Button icon="close" onClick={() => interruptEnvoi(client_id)} variant="quiet">
          Interrompre
        </Button>
      </div>
    </div>
  )
}
