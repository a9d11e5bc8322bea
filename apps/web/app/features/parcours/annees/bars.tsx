import { capitalize } from '@foulee/domain/shared/typographie'
import { DataTable } from '#ui/data-table.tsx'
import { type Bar, formatMesure, formatSomme, MESURE_LABELS, type Mesure } from './annees-texts.ts'
import './annees.css'

type BarsProps = { annee: number; bars: readonly Bar[]; mesure: Mesure }

/** Bars of a year, the year before as a mark on each; the table says the same. */
export function Bars({ annee, bars, mesure }: BarsProps) {
  const hasBefore = bars.some(({ avant }) => (avant?.[mesure] ?? 0) > 0)
  const highest = Math.max(
    0,
    ...bars.flatMap(({ somme, avant }) => [somme[mesure], avant?.[mesure] ?? 0]),
  )
  const most = Math.max(1, highest)
  const height = (value: number) => `${((value / most) * 100).toFixed(1)}%`
  return (
    <figure className="grid gap-3">
      <div aria-hidden="true" className="annees-barres">
        {highest > 0 && <span className="annees-plus">{formatMesure(mesure, highest)}</span>}
        {bars.map(({ cle, court, somme, avant }) => (
          <div className="annees-colonne" key={cle}>
            <span className="annees-fond">
              {somme[mesure] > 0 && (
                <span className="annees-barre" style={{ height: height(somme[mesure]) }} />
              )}
              {(avant?.[mesure] ?? 0) > 0 && (
                <span className="annees-avant" style={{ bottom: height(avant?.[mesure] ?? 0) }} />
              )}
            </span>
            <span className="annees-nom">{court}</span>
          </div>
        ))}
      </div>
      {hasBefore && (
        <figcaption className="text-sm text-ink-soft">
          <span aria-hidden="true" className="annees-cle" /> {annee - 1}
        </figcaption>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-sapin">
          Les chiffres
        </summary>
        <DataTable
          caption={MESURE_LABELS[mesure]}
          columns={[
            { id: 'nom', header: 'Période', cell: ({ nom }) => capitalize(nom) },
            { id: 'nb', header: 'Sorties', cell: ({ somme }) => somme.nb, isNumeric: true },
            {
              id: 'mesure',
              header: MESURE_LABELS[mesure],
              cell: ({ somme }) => formatSomme(mesure, somme),
              isNumeric: true,
            },
            ...(hasBefore
              ? [
                  {
                    id: 'avant',
                    header: String(annee - 1),
                    cell: ({ avant }: Bar) => (avant ? formatSomme(mesure, avant) : '–'),
                    isNumeric: true,
                  },
                ]
              : []),
          ]}
          keyOf={({ cle }) => cle}
          rows={bars.filter(({ somme, avant }) => somme.nb > 0 || (avant?.nb ?? 0) > 0)}
        />
      </details>
    </figure>
  )
}
