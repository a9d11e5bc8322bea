import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { Envoi } from './use-envois.ts'
import { usePreviews } from './use-previews.ts'

type EnvoiCardProps = { envoi: Envoi; onRetry: () => void; onDrop: () => void }

/** My words while they go, or after they could not. */
export function EnvoiCard({ envoi: { texte, photos, echec }, onRetry, onDrop }: EnvoiCardProps) {
  const urls = usePreviews(photos)
  return (
    <article aria-busy={echec === null} aria-label="Ma publication" className="card fil-carte">
      {texte && <p className="max-w-prose break-words whitespace-pre-line">{texte}</p>}
      {urls.length > 0 && (
        <ul aria-label="Photos" className="fil-apercus">
          {urls.map((url, at) => (
            <li key={url}>
              <img alt={photos[at]?.name ?? ''} src={url} />
            </li>
          ))}
        </ul>
      )}
      {echec === null ? (
        <p className="flex items-center gap-2 text-sm text-ink-soft" role="status">
          <Spinner />
          {photos.length ? `Envoi de vos mots et de ${sayPhotos(photos.length)}…` : 'Envoi…'}
        </p>
      ) : (
        <div className="grid gap-3" role="alert">
          <p className="flex gap-2 font-semibold text-rouge-gr">
            <Icon className="mt-0.5 shrink-0" name="alert" />
            {echec}
          </p>
          <p className="flex flex-wrap gap-3">
            <Button icon="refresh" onClick={onRetry}>
              Réessayer
            </Button>
            <Button icon="trash" onClick={onDrop} variant="quiet">
              Abandonner
            </Button>
          </p>
        </div>
      )}
    </article>
  )
}

const sayPhotos = (nb: number): string => (nb > 1 ? `${nb}\u00a0photos` : 'votre photo')
