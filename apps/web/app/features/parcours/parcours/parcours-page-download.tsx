import type { Parcours } from '@foulee/contract/parcours/parcours'
import { track } from '#platform/analytics/track.ts'
import { api } from '#platform/api/api.ts'
import { DownloadMenu } from '#ui/download-menu.tsx'

const FORMATS = [
  { code: 'gpx', nom: 'GPX', usage: 'montres et applications' },
  { code: 'fit', nom: 'FIT', usage: 'parcours pour Garmin, Coros, Suunto' },
  { code: 'tcx', nom: 'TCX', usage: 'montres plus anciennes' },
  { code: 'geojson', nom: 'GeoJSON', usage: 'cartes et outils' },
  { code: 'kml', nom: 'KML', usage: 'Google Earth' },
] as const
type Format = (typeof FORMATS)[number]['code']

/** Downloads of a route; a draft is available to its author only. */
export function ParcoursDownload({ parcours: { id, slug, statut } }: { parcours: Parcours }) {
  const fetchOwn = (format: Format) => api(`GET /api/parcours/{id}/${format}`, { params: { id } })
  return (
    <DownloadMenu
      fetchOwn={statut === 'publiee' ? null : fetchOwn}
      formats={FORMATS}
      getHref={(format) => `/api/parcours/${slug}/${format}`}
      name={slug}
      onDownload={() => track('parcours_download', { parcours_id: id })}
    />
  )
}
