import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import { api } from '#platform/api/api.ts'
import { DownloadMenu } from '#ui/download-menu.tsx'
import { listFormats } from '../formats.ts'

const CALENDAR = { code: 'ics', nom: 'Agenda', usage: 'pour mon calendrier (.ics)' } as const

export function EntrainementDownload({ entrainement }: { entrainement: Entrainement }) {
  const { id, jour, steps } = entrainement
  return (
    <DownloadMenu
      fetchOwn={(format) =>
        api('POST /api/training/{id}/fichier', { params: { id }, query: { format } })
      }
      formats={steps.length > 0 ? [...listFormats(steps), CALENDAR] : [CALENDAR]}
      getHref={null}
      name={`foulee-${jour}`}
    />
  )
}
