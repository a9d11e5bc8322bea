import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Progress } from '#ui/progress.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { usePreviews } from '#ui/use-previews.ts'
import type { Envoi } from './use-envois.ts'

type EnvoiCardProps = {
  envoi: Envoi
  onStop: () => void
  onRetry: () => void
  onDrop: () => void
}

export function EnvoiCard({ envoi, onStop, onRetry, onDrop }: EnvoiCardProps) {
  const { texte, photos, echec } = envoi
  return (
    <article aria-busy={echec === null} aria-label="Ma publication" className="card fil-carte">
      {texte && <p className="max-w-prose whitespace-pre-line">{texte}</p>}
      {photos.length > 0 && <Photos envoi={envoi} />}
      {echec === null ? (
        <OnItsWay envoi={envoi} onStop={onStop} />
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

function Photos({ envoi: { photos, parts, echec } }: Pick<EnvoiCardProps, 'envoi'>) {
  const urls = usePreviews(photos)
  return (
    <ul aria-label="Photos" className="fil-apercus">
      {urls.map((url, at) => {
        const name = photos[at]?.name ?? ''
        const percent = Math.round((parts[at] ?? 0) * 100)
        return (
          <li className="grid gap-1" key={url}>
            <img alt={name} src={url} />
            {echec === null && <Progress label={`Envoi de ${name}`} value={percent} />}
          </li>
        )
      })}
    </ul>
  )
}

/** After the upload there is no cancel button: the post may be published already. */
function OnItsWay({ envoi: { photos, parts }, onStop }: Pick<EnvoiCardProps, 'envoi' | 'onStop'>) {
  const hasLeft = parts.every((part) => part === 1)
  const words = photos.length ? `Envoi de vos mots et de ${formatPhotos(photos.length)}…` : 'Envoi…'
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex items-center gap-2 text-sm text-ink-soft" role="status">
        <Spinner />
        {photos.length && hasLeft ? 'Tout est arrivé. Publication…' : words}
      </p>
      {photos.length > 0 && !hasLeft && (
        <Button icon="close" onClick={onStop} variant="quiet">
          Interrompre
        </Button>
      )}
    </div>
  )
}

const formatPhotos = (nb: number): string => (nb > 1 ? `${nb}\u00a0photos` : 'votre photo')
