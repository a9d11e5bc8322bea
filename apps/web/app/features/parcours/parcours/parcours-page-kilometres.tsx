import type { Trace } from '@foulee/contract/parcours/parcours'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { placeAt, readSamples } from '#kit/track/route-samples.ts'
import { metresText } from '#kit/track/route-texts.ts'
import { TableScroll } from './table-scroll.tsx'

export function ParcoursKilometres({ trace }: { trace: Trace }) {
  const samples = readSamples(trace)
  const height = (metres: number) => {
    const { altitude } = placeAt(samples, metres)
    return altitude === null ? '–' : metresText(altitude)
  }
  return (
    <details className="parcours-fold" id="kilometres">
      <summary>
        <h2 className="text-2xl">Kilomètre par kilomètre</h2>
      </summary>
      <TableScroll label="Kilomètre par kilomètre">
        <table className="parcours-table">
          <thead>
            <tr>
              <th scope="col">Km</th>
              <th scope="col">Montée</th>
              <th scope="col">Descente</th>
              <th scope="col">Altitude à la fin</th>
            </tr>
          </thead>
          <tbody>
            {trace.kilometres.map(({ fin, denivele, denivele_negatif }) => (
              <tr key={fin}>
                <th scope="row">{formatNombre(fin / 1000, fin % 1000 === 0 ? 0 : 2)}</th>
                <td>{denivele === null ? '–' : metresText(denivele)}</td>
                <td>{denivele_negatif === null ? '–' : metresText(denivele_negatif)}</td>
                <td>{height(fin)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </details>
  )
}
