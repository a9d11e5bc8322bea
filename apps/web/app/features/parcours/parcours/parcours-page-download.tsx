import type { Parcours } from '@foulee/contract/parcours/parcours'
import { api } from '../../../api.ts'
import { track } from '../../../audience/track.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { useToast } from '../../../ui/toast.tsx'

const FORMATS = [
  { ext: 'gpx', nom: 'GPX', usage: 'montres et applications' },
  { ext: 'fit', nom: 'FIT', usage: 'parcours pour Garmin, Coros, Suunto' },
  { ext: 'tcx', nom: 'TCX', usage: 'montres plus anciennes' },
  { ext: 'geojson', nom: 'GeoJSON', usage: 'cartes et outils' },
  { ext: 'kml', nom: 'KML', usage: 'Google Earth' },
] as const
type Format = (typeof FORMATS)[number]['ext']

/** The file of the route in the format that a watch or a map reads; works without a script. */
export function ParcoursDownload({ parcours }: { parcours: Parcours }) {
  const { id, slug } = parcours
  const saveDraft = useSaveDraft(parcours)
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
              onClick={(event) => {
                track('parcours_download', { parcours_id: id })
                saveDraft(event, ext)
              }}
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

/** A draft is its author's alone: it is asked with the session, which a plain link does not carry. */
function useSaveDraft({ id, slug, statut }: Parcours) {
  const toast = useToast()
  return (event: { preventDefault: () => void }, ext: Format) => {
    if (statut === 'publiee') return
    event.preventDefault()
    const save = async () => {
      const { blob } = await api(`GET /api/parcours/{id}/${ext}`, { params: { id } })
      const { saveFile } = await import('../../../save-file.ts')
      saveFile(blob, `${slug}.${ext}`)
    }
    save().catch(({ message }: Error) => toast({ message, tone: 'danger' }))
  }
}
