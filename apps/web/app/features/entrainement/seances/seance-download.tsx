import type { Seance } from '@foulee/contract/entrainement/seance'
import { api } from '../../../api.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { useToast } from '../../../ui/toast.tsx'

const FORMATS = [
  { format: 'fit', nom: 'FIT', usage: 'montres Garmin, Coros, Suunto, Wahoo' },
  { format: 'zwo', nom: 'ZWO', usage: 'Zwift et tapis connectés' },
  { format: 'txt', nom: 'Texte', usage: 'à lire, à coller dans un message' },
] as const
type Format = (typeof FORMATS)[number]['format']

/** The session as a file; works without a script. */
export function SeanceDownload({ seance }: { seance: Seance }) {
  const saveDraft = useSaveDraft(seance)
  return (
    <details className="seance-download">
      <summary className="button button-secondary w-full">
        <Icon name="download" />
        Télécharger
        <Icon className="ms-auto" name="chevron-down" size={18} />
      </summary>
      <ul className="grid pt-1">
        {FORMATS.map(({ format, nom, usage }) => (
          <li key={format}>
            <a
              className="seance-download-line"
              download={`${seance.slug}.${format}`}
              href={`/api/training-session/${seance.slug}/fichier?format=${format}`}
              onClick={(event) => saveDraft(event, format)}
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
function useSaveDraft({ id, slug, statut }: Seance) {
  const toast = useToast()
  return (event: { preventDefault: () => void }, format: Format) => {
    if (statut === 'publiee') return
    event.preventDefault()
    const save = async () => {
      const { blob } = await api('GET /api/training-session/{id}/fichier', {
        params: { id: String(id) },
        query: { format },
      })
      const { saveFile } = await import('../../../save-file.ts')
      saveFile(blob, `${slug}.${format}`)
    }
    save().catch(({ message }: Error) => toast({ message, tone: 'danger' }))
  }
}
