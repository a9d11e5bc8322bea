import type { Seance } from '@foulee/contract/entrainement/seance'
import { isDate } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { type FormEvent, useId, useState } from 'react'
import { type FORMATS_SEANCE, listFormats } from '#features/entrainement/shared/formats.ts'
import { api } from '#platform/api/api.ts'
import { useHydrated } from '#platform/page-loading/use-hydrated.ts'
import { Button } from '#ui/button.tsx'
import { DownloadMenu, useSaveOwn } from '#ui/download-menu.tsx'
import { TextField } from '#ui/text-field.tsx'

/** Downloads of a session; a draft is available to its author only. */
export function SeanceDownload({ seance }: { seance: Seance }) {
  const { id, slug, statut, steps } = seance
  const fetchOwn = (format: (typeof FORMATS_SEANCE)[number]['code']) =>
    api('GET /api/training-session/{id}/fichier', {
      params: { id: String(id) },
      query: { format },
    })
  return (
    <DownloadMenu
      fetchOwn={statut === 'publiee' ? null : fetchOwn}
      formats={listFormats(steps)}
      getHref={(format) => `${fileUrl(slug)}?format=${format}`}
      name={slug}
    >
      <OnADay seance={seance} />
    </DownloadMenu>
  )
}

const fileUrl = (slug: string) => `/api/training-session/${slug}/fichier`

/** A library session has no date: a plain GET form asks for it. */
function OnADay({ seance: { id, slug, statut } }: { seance: Seance }) {
  const [missing, setMissing] = useState<string>()
  const saveOwn = useSaveOwn()
  const titleId = useId()
  // The page is cached longer than a day: today is known in the browser only.
  const isHydrated = useHydrated()
  const send = (event: FormEvent<HTMLFormElement>) => {
    const jour = String(new FormData(event.currentTarget).get('jour') ?? '')
    setMissing(isDate(jour) ? undefined : 'Choisissez un jour.')
    const isOpen = isDate(jour) && statut === 'publiee'
    if (isOpen) return
    event.preventDefault()
    if (!isDate(jour)) return
    const query = { format: 'ics' as const, jour }
    const fetchFile = () =>
      api('GET /api/training-session/{id}/fichier', { params: { id: String(id) }, query })
    void saveOwn(fetchFile, `${slug}.ics`)
  }
  return (
    <form
      action={fileUrl(slug)}
      aria-labelledby={titleId}
      className="grid gap-2 px-3 py-2.5"
      method="get"
      noValidate
      onSubmit={send}
    >
      <p className="flex items-baseline gap-3" id={titleId}>
        <strong className="min-w-18">Agenda</strong>
        <span className="text-sm text-ink-soft">pour mon calendrier (.ics)</span>
      </p>
      <input name="format" type="hidden" value="ics" />
      <TextField
        defaultValue={isHydrated ? parisDate(new Date()) : ''}
        error={missing}
        key={String(isHydrated)}
        label="Quel jour&nbsp;?"
        name="jour"
        type="date"
      />
      <Button icon="download" isWide type="submit">
        Télécharger
      </Button>
    </form>
  )
}
