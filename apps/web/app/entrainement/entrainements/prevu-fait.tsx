import type { Entrainement, Fait } from '@foulee/contract/entrainement/entrainement'
import { formatDistance, formatDureeSeance, formatNombre } from '@foulee/domain/mesure'
import { DataTable } from '../../ui/data-table.tsx'
import { sayRpe } from './etats.ts'

type PrevuFaitProps = { entrainement: Entrainement; fait: Fait }
type Row = { id: string; nom: string; prevu: string; fait: string }

const UNKNOWN = '–'
const say = (value: number | null, format: (value: number) => string) =>
  value === null ? UNKNOWN : format(value)

function listRows({ totaux }: Entrainement, fait: Fait): Row[] {
  const rows = [
    {
      id: 'duree',
      nom: 'Durée',
      prevu: say(totaux.duree, formatDureeSeance),
      fait: say(fait.duree, formatDureeSeance),
    },
    {
      id: 'distance',
      nom: 'Distance',
      prevu: say(totaux.distance, formatDistance),
      fait: say(fait.distance, formatDistance),
    },
    { id: 'rpe', nom: 'Effort ressenti', prevu: UNKNOWN, fait: say(fait.rpe, sayRpe) },
    {
      id: 'charge',
      nom: 'Charge',
      prevu: say(totaux.charge, formatNombre),
      fait: say(fait.charge, formatNombre),
    },
  ]
  return rows.filter(({ prevu, fait: done }) => prevu !== UNKNOWN || done !== UNKNOWN)
}

/** What was planned beside what was done; neither replaces the other. */
export function PrevuFait({ entrainement, fait }: PrevuFaitProps) {
  if (entrainement.etat !== 'fait') {
    return fait.mots ? <Mots mots={fait.mots} /> : null
  }
  return (
    <section aria-labelledby="prevu-fait" className="grid gap-3">
      <h3 className="text-lg" id="prevu-fait">
        Prévu et fait
      </h3>
      <DataTable
        caption="Prévu et fait"
        columns={[
          { id: 'nom', header: 'Mesure', cell: ({ nom }) => nom },
          { id: 'prevu', header: 'Prévu', cell: ({ prevu }) => prevu, isNumeric: true },
          { id: 'fait', header: 'Fait', cell: (row) => row.fait, isNumeric: true },
        ]}
        keyOf={({ id }) => id}
        rows={listRows(entrainement, fait)}
      />
      {fait.mots && <Mots mots={fait.mots} />}
    </section>
  )
}

const Mots = ({ mots }: { mots: string }) => (
  <blockquote className="border-s-4 border-line ps-4 break-words whitespace-pre-line">
    {mots}
  </blockquote>
)
