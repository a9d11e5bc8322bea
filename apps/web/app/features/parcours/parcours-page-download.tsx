import type { Parcours } from '@foulee/contract/parcours'
import { Link } from 'react-router'
import { track } from '../../audience/track.ts'
import { Icon } from '../../ui/icon.tsx'

const FORMATS = [
  { ext: 'gpx', nom: 'GPX', usage: 'montres et applications' },
  { ext: 'fit', nom: 'FIT', usage: 'parcours pour Garmin, Coros, Suunto' },
  { ext: 'tcx', nom: 'TCX', usage: 'montres plus anciennes' },
  { ext: 'geojson', nom: 'GeoJSON', usage: 'cartes et outils' },
  { ext: 'kml', nom: 'KML', usage: 'Google Earth' },
]

/** The file of the route in the format that a watch or a map reads; works without a script. */
export function ParcoursDownload({ parcours: { id, slug } }: { parcours: Parcours }) {
  return (
    <details className="parcours-download">
      <summary className="button button-secondary w-full">
        <Icon name="download" />
        Télécharger
        <Icon className="ms-auto" name="chevron-down" size={18} />
      </summary>
      <ul className="grid pt-1">
        {FORMATS.map(({ ext, nom, usage }) => (
          <li key={ext}>
            <a
              className="parcours-download-line"
              download
              href={`/api/parcours/${slug}/${ext}`}
              onClick={() => track('parcours_download', { parcours_id: id })}
            >
              <strong>{nom}</strong>
              <span className="text-sm text-ink-soft">{usage}</span>
            </a>
          </li>
        ))}
        <li>
          <Link className="text-link inline-flex min-h-11 items-center px-3" to="/montres">
            Le mettre dans ma montre, pas à pas
          </Link>
        </li>
      </ul>
    </details>
  )
}
