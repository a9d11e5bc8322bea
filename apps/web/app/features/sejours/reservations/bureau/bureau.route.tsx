import type { Bureau } from '@foulee/contract/sejours/departs'
import { formatDateRange } from '@foulee/domain/shared/date'
import { DepartBadge } from '#features/sejours/shared/depart-badge.tsx'
import { EditorPage } from '#kit/editor/editor-page.tsx'
import { DiscussionButton } from '#kit/messages/discussion-button.tsx'
import { useSendOnLeaving } from '#kit/moderation/use-held-answers.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { bureauPath, editorPath, feuillePath } from '../paths.ts'
import { useExport } from '../reservations.mutations.ts'
import { bureauQuery } from '../reservations.queries.ts'
import { Attentes } from './attentes.tsx'
import { BureauReservations } from './bureau-reservations.tsx'
import { Chambres } from './chambres.tsx'
import { Chiffres } from './chiffres.tsx'
import { MessageSection } from './message-section.tsx'

const DESCRIPTION = 'Les demandes et les réservations d’un départ.'

export default function BureauRoute() {
  return (
    <EditorPage
      description={DESCRIPTION}
      label="Chargement du départ…"
      param="disponibilites_id"
      path={(id) => `/contribution/sejours/depart/${id}`}
      query={bureauQuery}
      title="Départ"
    >
      {(bureau) => <Desk bureau={bureau} />}
    </EditorPage>
  )
}

function Desk({ bureau }: { bureau: Bureau }) {
  useSendOnLeaving()
  const { voyage, depart } = bureau
  const dates = formatDateRange(depart.debut, depart.fin)
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead
        description={DESCRIPTION}
        isPrivate
        path={bureauPath(voyage.id, depart.id)}
        title={`${voyage.titre}, ${dates}`}
      />
      <header className="grid justify-items-start gap-3">
        <p>
          <TextLink to={editorPath(voyage.id)}>{voyage.titre}</TextLink>
        </p>
        <h1 className="text-2xl first-letter:uppercase md:text-3xl">{dates}</h1>
        <p className="flex flex-wrap items-center gap-3">
          <DepartBadge etat={depart.etat} />
          {depart.annulation_motif && <span>«&nbsp;{depart.annulation_motif}&nbsp;»</span>}
        </p>
        <DiscussionButton id={depart.id} kind="depart" label="Discussion du départ" />
        <ExportLinks bureau={bureau} />
      </header>
      <Chiffres bureau={bureau} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <BureauReservations reservations={bureau.reservations} />
        <div className="grid gap-6">
          <Attentes
            attentes={bureau.attentes}
            isOver={depart.etat === 'annule' || depart.etat === 'passe'}
          />
          <Chambres chambres={bureau.chambres} />
          <MessageSection bureau={bureau} />
        </div>
      </div>
    </main>
  )
}

function ExportLinks({ bureau: { voyage, depart } }: { bureau: Bureau }) {
  const file = useExport(depart.id, `${voyage.slug}-${depart.debut}`)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink icon="printer" to={feuillePath(voyage.id, depart.id)}>
        Feuille à imprimer
      </ButtonLink>
      <Button icon="download" isLoading={file.isPending} onClick={() => file.mutate()}>
        Participants (CSV)
      </Button>
      {file.error && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {file.error.message}
        </p>
      )}
    </div>
  )
}
