import type { Annees } from '@foulee/contract/parcours/annees'
import { DataTable } from '#ui/data-table.tsx'
import { formatSomme, MESURE_LABELS, MESURES } from './annees-texts.ts'

export function YearsTable({ annees: { annees } }: { annees: Annees }) {
  if (annees.length < 2) return null
  return (
    <section aria-labelledby="annees" className="grid gap-3">
      <h2 className="text-xl" id="annees">
        Toutes mes années
      </h2>
      <DataTable
        caption="Sommes de chaque année"
        columns={[
          { id: 'annee', header: 'Année', cell: ({ annee }) => annee },
          { id: 'nb', header: 'Sorties', cell: ({ nb }) => nb, isNumeric: true },
          ...MESURES.map((mesure) => ({
            id: mesure,
            header: MESURE_LABELS[mesure],
            cell: (somme: Annees['annees'][number]) => formatSomme(mesure, somme),
            isNumeric: true,
          })),
        ]}
        keyOf={({ annee }) => annee}
        rows={annees}
      />
    </section>
  )
}
