import type { Seance } from '@foulee/contract/entrainement/seance'
import { api } from '../../../api.ts'
import { DownloadMenu } from '../../../ui/download-menu.tsx'

const FORMATS = [
  { code: 'fit', nom: 'FIT', usage: 'montres Garmin, Coros, Suunto, Wahoo' },
  { code: 'zwo', nom: 'ZWO', usage: 'Zwift et tapis connectés' },
  { code: 'txt', nom: 'Texte', usage: 'à lire, à coller dans un message' },
] as const
type Format = (typeof FORMATS)[number]['code']

/** The session as a file. A draft is its author’s alone. */
export function SeanceDownload({ seance: { id, slug, statut } }: { seance: Seance }) {
  const fetchOwn = (format: Format) =>
    api('GET /api/training-session/{id}/fichier', {
      params: { id: String(id) },
      query: { format },
    })
  return (
    <DownloadMenu
      fetchOwn={statut === 'publiee' ? null : fetchOwn}
      formats={FORMATS}
      getHref={(format) => `/api/training-session/${slug}/fichier?format=${format}`}
      name={slug}
    />
  )
}
