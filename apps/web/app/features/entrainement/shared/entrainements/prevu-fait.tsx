import type { Entrainement, Fait } from '@foulee/contract/entrainement/entrainement'
import type { Reperes } from '@foulee/domain/entrainement/reperes'
import { DataTable } from '#ui/data-table.tsx'
import { listRows } from './prevu-fait-rows.ts'

type PrevuFaitProps = {
  entrainement: Entrainement
  fait: Fait
  reperes: Reperes | undefined
}

export function PrevuFait({ entrainement, fait, reperes }: PrevuFaitProps) {
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
          {
            id: 'nom',
            header: 'Mesure',
            cell: ({ nom }) => <span className="wrap-normal">{nom}</span>,
          },
          { id: 'prevu', header: 'Prévu', cell: ({ prevu }) => prevu, isNumeric: true },
          {
            id: 'fait',
            header: 'Fait',
            cell: (row) => <span className="whitespace-normal">{row.fait}</span>,
            isNumeric: true,
          },
        ]}
        keyOf={({ id }) => id}
        rows={listRows(entrainement, fait, reperes)}
      />
      {fait.mots && <Mots mots={fait.mots} />}
    </section>
  )
}

const Mots = ({ mots }: { mots: string }) => (
  <blockquote className="border-s-4 border-line ps-4 whitespace-pre-line">{mots}</blockquote>
)
