import { countDelai, type Depart, formatDelai, formatMoment } from '@foulee/domain/courses/barriere'
import { POINT_TYPE_LABELS, type PointType } from '@foulee/domain/courses/epreuve'
import type { Stop } from '@foulee/domain/courses/epreuve-stops'
import { formatDistance, formatNombre } from '@foulee/domain/shared/mesure'
import { cx } from '#ui/class-names.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { type Leg, ravitoLegs } from './epreuve-legs.ts'

type PointsTableProps = { caption: string; start: Depart | null; stops: readonly Stop[] }

export function PointsTable({ caption, start, stops }: PointsTableProps) {
  const legs = ravitoLegs(stops, null)
  const hasGates = stops.some(({ barriere }) => barriere)
  return (
    <table className="points-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">km</th>
          <th scope="col">Point</th>
          <th scope="col">Sur place</th>
          <th className="point-end" scope="col">
            Depuis le ravito
          </th>
          {hasGates && (
            <th className="point-end" scope="col">
              Barrière
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {stops.map((stop) => (
          <PointRow
            key={`${stop.km}/${stop.nom}`}
            hasGates={hasGates}
            leg={legs.find(({ to }) => to === stop)}
            start={start}
            stop={stop}
          />
        ))}
      </tbody>
    </table>
  )
}

type PointRowProps = {
  stop: Stop
  leg: Leg | undefined
  hasGates: boolean
  start: Depart | null
}

function PointRow({ stop, leg, hasGates, start }: PointRowProps) {
  const { barriere } = stop
  return (
    <tr>
      <td>{formatNombre(stop.km, 1)}</td>
      <th scope="row">
        <span className={cx('point-name', stop.isRavito && 'font-semibold')}>
          <Icon className="shrink-0 text-sapin" name={stopIcon(stop)} size={18} />
          {stop.nom ?? 'Sur le parcours'}
        </span>
      </th>
      <td className="point-services">{typesText(stop)}</td>
      <td className="point-end point-leg">{leg && formatDistance(leg.km * 1000)}</td>
      {hasGates && (
        <td className="point-end point-gate font-semibold">
          {barriere && formatMoment(barriere)}
          {barriere && start && (
            <span className="block text-sm font-normal text-ink-soft">
              {formatDelai(countDelai(start, barriere))}
            </span>
          )}
        </td>
      )}
    </tr>
  )
}

const icons: Readonly<Record<PointType, IconName>> = {
  ravito_liquide: 'cup',
  ravito_solide: 'cup',
  ravito_complet: 'cup',
  base_de_vie: 'bed',
  eau: 'cup',
  assistance: 'users',
  controle: 'flag',
  navette: 'route',
  secours: 'shield',
  abandon: 'logout',
}

export const stopIcon = ({ types: [first = 'controle'] }: Stop): IconName => icons[first]

export function typesText({ types }: Stop): string {
  const [first = '', ...otherLabels] = types.map((type) => POINT_TYPE_LABELS[type])
  return [
    first,
    ...otherLabels.map((label) => label.charAt(0).toLowerCase() + label.slice(1)),
  ].join(', ')
}
