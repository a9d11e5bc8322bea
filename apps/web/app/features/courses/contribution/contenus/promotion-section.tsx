import type { CourseGestion } from '@foulee/contract/courses/contribution'
import { useId, useState } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { useCall } from '#platform/api/use-call.ts'
import { saveFile } from '#platform/save-file.ts'
import { useSite } from '#platform/site.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { QrCode, writeQrSvg } from '#ui/qr-code.tsx'
import { editorPath } from '../paths.ts'

export function PromotionSection({ gestion }: { gestion: CourseGestion }) {
  const { statut } = gestion.course
  const isPublic = statut === 'publiee' || statut === 'annulee'
  return (
    <EditorSection
      id="promotion"
      lead="Sur votre site, sur les murs, dans les tableurs."
      title="Faire connaître la course"
    >
      <div className="card grid gap-8 p-5">
        {isPublic ? (
          <>
            <Frame gestion={gestion} />
            <Poster gestion={gestion} />
          </>
        ) : (
          <p className="text-ink-soft">
            Le cadre pour votre site, le QR code et l’affiche seront ici dès que la course sera
            publiée.
          </p>
        )}
        <Exports />
      </div>
    </EditorSection>
  )
}

const writeFrame = (publicUrl: string, slug: string, nom: string) =>
  `<iframe src="${publicUrl}/integrer/courses/${slug}" title="${nom.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" width="100%" height="360" style="border:1px solid #dfe3da;border-radius:14px" loading="lazy"></iframe>`

function Frame({ gestion: { course } }: { gestion: CourseGestion }) {
  const { publicUrl } = useSite()
  const code = writeFrame(publicUrl, course.slug, course.nom)
  const [isCopied, setCopied] = useState(false)
  const id = useId()
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 className="text-lg" id={id}>
        Sur votre site
      </h3>
      <p className="text-ink-soft">
        Collez ce code dans une page&nbsp;: dates et distances y restent à jour toutes seules, sans
        script ni cookie.
      </p>
      <textarea
        aria-label="Code à coller"
        className="control min-h-28 py-2.5 font-mono text-sm"
        onFocus={({ currentTarget }) => currentTarget.select()}
        readOnly
        rows={4}
        value={code}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={isCopied ? 'check' : 'copy'} onClick={copy}>
          {isCopied ? 'Code copié' : 'Copier le code'}
        </Button>
        <a
          className="text-link"
          href={`/integrer/courses/${course.slug}`}
          target="_blank"
          rel="noopener"
        >
          Voir le cadre<span className="sr-only"> (nouvel onglet)</span>
        </a>
      </div>
    </section>
  )
}

function Poster({ gestion: { course } }: { gestion: CourseGestion }) {
  const { publicUrl } = useSite()
  const url = `${publicUrl}/courses/${course.slug}`
  const save = () =>
    saveFile(new Blob([writeQrSvg(url)], { type: 'image/svg+xml' }), `qr-${course.slug}.svg`)
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 className="text-lg" id={id}>
        QR code et affiche
      </h3>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode className="size-36 rounded-control" label={`QR code vers ${url}`} text={url} />
        <div className="grid gap-3">
          <Button icon="download" onClick={save}>
            Enregistrer le QR code (SVG)
          </Button>
          <ButtonLink icon="printer" to={`${editorPath(course.id)}/affiche`}>
            Affiche A4 à imprimer
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

function Exports() {
  const csv = useCall('GET /api/courses/export.csv', {
    input: {},
    onSuccess: ({ blob }) => saveFile(blob, 'mes-courses.csv'),
  })
  const ics = useCall('GET /api/courses/calendrier.ics', {
    input: { query: { my: 1 } },
    onSuccess: ({ blob }) => saveFile(blob, 'mes-courses.ics'),
  })
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 className="text-lg" id={id}>
        Toutes mes courses
      </h3>
      <div className="flex flex-wrap items-center gap-3">
        <Button icon="download" isLoading={csv.isPending} onClick={() => csv.mutate()}>
          Tableau (CSV)
        </Button>
        <Button icon="calendar" isLoading={ics.isPending} onClick={() => ics.mutate()}>
          Calendrier (iCalendar)
        </Button>
        {(csv.error ?? ics.error) && (
          <SaveStatus error={csv.error ?? ics.error} isPending={false} isSuccess={false} />
        )}
      </div>
    </section>
  )
}
