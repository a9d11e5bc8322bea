import type { PointResultats } from '@foulee/contract/courses/resultats-points'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { SectionHeading } from '#ui/section-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { kmText, pointText, tempsText } from './resultats-texts.ts'
import { pointPath } from './resultats-url.ts'

type PelotonProps = { points: readonly PointResultats[]; path: string }

/** The field at each point, which leads to the ranking there. */
export function Peloton({ points, path }: PelotonProps) {
  return (
    <section aria-labelledby="peloton" className="grid gap-5">
      <SectionHeading
        id="peloton"
        lead="À chaque point, six coureurs sur dix sont passés entre ces deux temps. Un point mène à son classement."
        title="Le peloton, de point en point"
      />
      <table className="peloton-table">
        <caption className="sr-only">Temps du peloton à chaque point</caption>
        <thead>
          <tr>
            <th scope="col">Point</th>
            <th className="numeric" scope="col">
              Vus
            </th>
            <th className="numeric" scope="col">
              Six sur dix, entre
            </th>
            <th className="numeric" scope="col">
              Au milieu
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <PointRow key={`${point.metres}/${point.is_arrivee}`} path={path} point={point} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type PointRowProps = { point: PointResultats; path: string }

function PointRow({ point, path }: PointRowProps) {
  const { metres, is_arrivee, nom, nb, quantiles } = point
  return (
    <tr>
      <th scope="row">
        {is_arrivee ? (
          'Arrivée'
        ) : (
          <TextLink preventScrollReset to={pointPath(path, metres)}>
            {pointText(point)}
          </TextLink>
        )}
        {nom && <span className="peloton-km">{kmText(metres)}</span>}
      </th>
      <td className="peloton-seen numeric">
        {formatNombre(nb)}
        <span className="peloton-word">&nbsp;vu{nb > 1 && 's'}</span>
      </td>
      {quantiles ? (
        <>
          <td className="peloton-range numeric">
            {tempsText({ temps: quantiles.p20 })} – {tempsText({ temps: quantiles.p80 })}
          </td>
          <td className="peloton-middle numeric">{tempsText({ temps: quantiles.p50 })}</td>
        </>
      ) : (
        <td className="peloton-few numeric" colSpan={2}>
          moins de 5 coureurs
        </td>
      )}
    </tr>
  )
}
