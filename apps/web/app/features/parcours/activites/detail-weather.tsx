import type { DetailSortie } from '@foulee/contract/parcours/activite-detail'
import { formatMeteo } from '@foulee/domain/parcours/meteo'
import { formatNombre } from '@foulee/domain/shared/mesure'

/** Weather of the day as the file tells it, each with its source; nothing is asked of anybody. */
export function DetailWeather({ meteo, capteur }: Pick<DetailSortie, 'meteo' | 'capteur'>) {
  if (!meteo && !capteur) return null
  return (
    <section aria-labelledby="meteo" className="grid gap-1">
      <h2 className="text-xl" id="meteo">
        Météo du jour
      </h2>
      {meteo && (
        <p>
          {formatMeteo(meteo)}.{' '}
          <span className="text-ink-soft">Source&nbsp;: le bulletin reçu par votre montre.</span>
        </p>
      )}
      {capteur && (
        <p>
          {capteur.min === capteur.max
            ? `${formatNombre(capteur.moyenne)}\u00a0°C.`
            : `De ${formatNombre(capteur.min)} à ${formatNombre(capteur.max)}\u00a0°C, ${formatNombre(capteur.moyenne)}\u00a0°C en moyenne.`}{' '}
          <span className="text-ink-soft">
            Source&nbsp;: le capteur de votre montre, que le poignet réchauffe.
          </span>
        </p>
      )}
    </section>
  )
}
