import type { Reservation } from '@foulee/contract/sejours/reservation'
import { formatDateRange } from '@foulee/domain/shared/date'
import { EditorPage } from '#kit/editor/editor-page.tsx'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { FormulaireTexte } from './formulaire-texte.tsx'
import { AgenceLines } from './papiers-section.tsx'
import { ParticipantsList } from './participants-section.tsx'
import { papiersPath, reservationPath } from './paths.ts'
import { ReservationBadge } from './reservation-badge.tsx'
import { formatInstant } from './reservation-texts.ts'
import { reservationQuery } from './reservations.queries.ts'
import { BaremeTable, Sommes } from './sommes.tsx'

const DESCRIPTION = 'Les papiers d’une réservation, à imprimer.'

export default function PapiersRoute() {
  return (
    <EditorPage
      description={DESCRIPTION}
      label="Chargement des papiers…"
      path={papiersPath}
      query={reservationQuery}
      title="Papiers"
    >
      {(reservation) => <Papiers reservation={reservation} />}
    </EditorPage>
  )
}

function Papiers({ reservation }: { reservation: Reservation }) {
  const { id, voyage, depart, agence, participants, bareme, total, formulaire } = reservation
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead description={DESCRIPTION} isPrivate path={papiersPath(id)} title="Papiers" />
      <header className="grid max-w-3xl justify-items-start gap-3">
        <p className="no-print">
          <TextLink to={reservationPath(id)}>La réservation</TextLink>
        </p>
        <h1 className="text-2xl md:text-3xl">{voyage.titre}</h1>
        <p className="text-lg font-semibold tabular-nums">
          {formatDateRange(depart.debut, depart.fin)}
        </p>
        <p>
          Réservation n°&nbsp;{id} <ReservationBadge reservation={reservation} />
        </p>
        <Button icon="printer" onClick={() => window.print()} variant="primary">
          Imprimer
        </Button>
      </header>
      <div className="grid max-w-3xl gap-8">
        <Part title="L’agence">
          <AgenceLines agence={agence} />
        </Part>
        <Part title="Participants">
          <ParticipantsList participants={participants} />
        </Part>
        <Part title="Prix et règlement">
          <Sommes {...reservation} />
        </Part>
        <Part title="Barème d’annulation">
          <BaremeTable bareme={bareme} debut={depart.debut} total={total} />
        </Part>
        <Part title="Formulaire d’information, tel qu’il a été lu">
          <p className="text-ink-soft">Lu le {formatInstant(formulaire.lu_le)}.</p>
          <FormulaireTexte texte={formulaire.texte} />
        </Part>
      </div>
    </main>
  )
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className="grid gap-3 border-t border-line pt-5">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
)
