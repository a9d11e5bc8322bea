import type { Parcours, Trace } from '@foulee/contract/parcours/parcours'
import { formatDistance, formatNombre } from '@foulee/domain/shared/mesure'
import { metresText } from '#kit/track/route-texts.ts'
import { describeLissage } from './lissage-words.ts'
import { TableScroll } from './table-scroll.tsx'

type ParcoursMeasuredProps = { parcours: Parcours; trace: Trace }

/** Sources of the figures: computed, of the file, announced by the author (produit 9.5). */
export function ParcoursMeasured({ parcours, trace }: ParcoursMeasuredProps) {
  const { distance_annoncee, denivele_annonce } = parcours
  const { denivele, denivele_negatif, format, points } = trace
  const lissage = describeLissage(trace)
  const rows: [string, string | null, string | null, string | null][] = [
    [
      'Distance',
      formatDistance(trace.distance),
      null,
      distance_annoncee === null ? null : formatDistance(distance_annoncee),
    ],
    ['Montée (D+)', metres(denivele.calcule), metres(denivele.brut), metres(denivele_annonce)],
    ['Descente (D\u2212)', metres(denivele_negatif.calcule), metres(denivele_negatif.brut), null],
  ]
  return (
    <details className="parcours-fold no-print" id="mesure">
      <summary>
        <h2 className="text-2xl">Comment c’est mesuré</h2>
      </summary>
      <div className="grid gap-4">
        <p className="max-w-[65ch]">
          Une montre mesure l’altitude à quelques mètres près, à chaque seconde&nbsp;: additionner
          ses écarts donne jusqu’à plusieurs fois le vrai dénivelé. Foulée mesure ce bruit dans
          chaque fichier, lisse le relief sur 60 à 200&nbsp;m selon ce qu’il en est, et ne compte
          que les montées d’au moins 5&nbsp;m. La distance est celle de la trace vue d’en haut, sans
          les trous de l’enregistrement.
        </p>
        {lissage && <p className="max-w-[65ch]">{lissage}</p>}
        <TableScroll label="Mesures du parcours">
          <table className="parcours-table">
            <thead>
              <tr>
                <td />
                <th scope="col">Calculé</th>
                <th scope="col">Brut du fichier</th>
                <th scope="col">Annoncé</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...values]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns do not move
                    <td key={index}>{value ?? '–'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
        <p className="text-sm text-ink-soft">
          D’après {trace.origine ? 'un tracé, non couru,' : `un fichier ${format.toUpperCase()}`} de{' '}
          {formatNombre(points)} points. Le km-effort ajoute un kilomètre par 100&nbsp;m de
          montée&nbsp;; la difficulté en découle.
        </p>
      </div>
    </details>
  )
}

const metres = (value: number | null) => (value === null ? null : metresText(value))
