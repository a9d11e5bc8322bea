import type { Trace } from '@foulee/contract/parcours/parcours'
import { formatDistance } from '@foulee/domain/shared/mesure'
import type { Cursor } from '#kit/track/cursor.ts'
import { metresText, pointText, slopeText } from '#kit/track/route-texts.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { TableScroll } from './table-scroll.tsx'

type ParcoursClimbsProps = { trace: Trace; cursor: Cursor }

export function ParcoursClimbs({ trace: { montees }, cursor }: ParcoursClimbsProps) {
  if (montees.length === 0) return null
  return (
    <section aria-labelledby="montees" className="grid gap-4">
      <SectionHeading id="montees" title="Les plus longues montées" />
      <TableScroll label="Tableau des montées">
        <table className="parcours-table">
          <thead>
            <tr>
              <th scope="col">Montée</th>
              <th scope="col">Début</th>
              <th scope="col">Longueur</th>
              <th scope="col">Dénivelé</th>
              <th scope="col">Pente</th>
              <th scope="col">Au plus raide</th>
              <th scope="col">Altitude</th>
            </tr>
          </thead>
          <tbody>
            {montees.map((montee, index) => (
              <tr
                key={montee.debut}
                onPointerEnter={() => cursor.move(montee.debut)}
                onPointerLeave={() => cursor.move(null)}
              >
                <th scope="row">
                  <span className="climb-number">{index + 1}</span>
                </th>
                <td>{pointText(montee.debut)}</td>
                <td>{formatDistance(montee.fin - montee.debut)}</td>
                <td>{metresText(montee.denivele)}</td>
                <td>{slopeText(montee.pente_moyenne)}</td>
                <td>{slopeText(montee.pente_max)}</td>
                <td>
                  {metresText(montee.altitude_debut)} → {metresText(montee.altitude_fin)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  )
}
