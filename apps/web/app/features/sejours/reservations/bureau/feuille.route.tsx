import type { Bureau } from '@foulee/contract/sejours/departs'
import type { ReservationBureau } from '@foulee/contract/sejours/reservation'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { formatDateRange } from '@foulee/domain/shared/date'
import { EditorPage } from '#kit/editor/editor-page.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { bureauPath, feuillePath } from '../paths.ts'
import { formatNaissance, formatNbPersonnes } from '../reservation-texts.ts'
import { bureauQuery } from '../reservations.queries.ts'
import { Chambres } from './chambres.tsx'

const DESCRIPTION = 'Les participants d’un départ, à imprimer.'

export default function FeuilleRoute() {
  return (
    <EditorPage
      description={DESCRIPTION}
      label="Chargement de la feuille…"
      param="disponibilites_id"
      path={(id) => `/contribution/sejours/depart/${id}/feuille`}
      query={bureauQuery}
      title="Feuille du départ"
    >
      {(bureau) => <Feuille bureau={bureau} />}
    </EditorPage>
  )
}

type Ligne = ReservationBureau['participants'][number] & { reservation: ReservationBureau }

function Feuille({ bureau }: { bureau: Bureau }) {
  const { voyage, depart, reservations, chambres } = bureau
  const standing = reservations.filter(({ etat }) => etat !== 'annulee')
  const lignes = standing
    .flatMap((reservation) =>
      reservation.participants.map((participant) => ({ ...participant, reservation })),
    )
    .sort((a, b) => a.nom.localeCompare(b.nom, 'fr'))
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead
        description={DESCRIPTION}
        isPrivate
        path={feuillePath(voyage.id, depart.id)}
        title="Feuille du départ"
      />
      <header className="grid justify-items-start gap-3">
        <p className="no-print">
          <TextLink to={bureauPath(voyage.id, depart.id)}>Le bureau du départ</TextLink>
        </p>
        <h1 className="text-2xl md:text-3xl">{voyage.titre}</h1>
        <p className="text-lg font-semibold first-letter:uppercase tabular-nums">
          {formatDateRange(depart.debut, depart.fin)} · {formatNbPersonnes(lignes.length)}
        </p>
        <Button icon="printer" onClick={() => window.print()} variant="primary">
          Imprimer
        </Button>
        <p className="no-print text-ink-soft">
          Ces noms sont confiés pour ce séjour&nbsp;: rangez la feuille, et détruisez-la au retour.
        </p>
      </header>
      {lignes.length ? (
        <DataTable caption="Participants" columns={COLUMNS} keyOf={({ id }) => id} rows={lignes} />
      ) : (
        <p>Personne n’est inscrit à ce départ.</p>
      )}
      <Words reservations={standing} />
      <Chambres chambres={chambres} />
    </main>
  )
}

const COLUMNS = [
  {
    id: 'nom',
    header: 'Participant',
    cell: ({ nom, prenom }: Ligne) => getDisplayName({ nom, prenom }),
  },
  {
    id: 'naissance',
    header: 'Naissance',
    cell: (ligne: Ligne) => formatNaissance(ligne.naissance),
  },
  {
    id: 'telephone',
    header: 'Téléphone',
    cell: (ligne: Ligne) => ligne.reservation.telephone ?? '',
  },
  {
    id: 'etat',
    header: 'Réservation',
    cell: ({ reservation: { id, etat } }: Ligne) =>
      `n°\u00a0${id}${etat === 'demande' ? ', à confirmer' : ''}`,
  },
]

function Words({ reservations }: { reservations: readonly ReservationBureau[] }) {
  const said = reservations.filter(({ message }) => message)
  if (!said.length) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">Ce qu’ils ont écrit</h2>
      <ul className="grid gap-2">
        {said.map(({ id, message, participants }) => (
          <li className="whitespace-pre-line" key={id}>
            <strong>{participants.map(getDisplayName).join(', ')}</strong>
            {`\u00a0: ${message}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
