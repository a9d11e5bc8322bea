import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import type { EtapeFaite } from '@foulee/contract/entrainement/etapes'
import type { Verdict } from '@foulee/domain/entrainement/etapes-faites'
import { formatPrevu, labelEtape, VERDICT_MOTS } from '@foulee/domain/entrainement/etapes-mots'
import { formatAllure, formatDistance, formatDuree } from '@foulee/domain/shared/mesure'
import { cx } from '#ui/class-names.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import '../seance.css'

type EtapesTableProps = { etapes: readonly EtapeFaite[]; steps: Entrainement['steps'] }

const ICONS: Readonly<Record<Verdict, IconName>> = {
  dans_la_cible: 'check',
  plus_vite: 'chevron-up',
  plus_lent: 'chevron-down',
}
const UNDONE = { sans_tour: 'Sans tour', non_faite: 'Non faite', faite: '' } as const

export function EtapesTable({ etapes, steps }: EtapesTableProps) {
  return (
    <table className="etapes-table">
      <caption className="sr-only">Prévu et fait, étape par étape</caption>
      <thead>
        <tr>
          <th scope="col">Prévu</th>
          <th scope="col">Fait</th>
          <th scope="col">Allure</th>
        </tr>
      </thead>
      <tbody>
        {etapes.map((etape) => (
          <Row
            etape={etape}
            key={`${etape.chemin.join('.')} ${etape.passage.numero}`}
            steps={steps}
          />
        ))}
      </tbody>
    </table>
  )
}

function Row({ etape, steps }: { etape: EtapeFaite; steps: Entrainement['steps'] }) {
  const { etat, fait, verdict, type } = etape
  return (
    <tr className={cx(type === 'effort' && 'etapes-effort')}>
      <th scope="row">
        {labelEtape(etape)}
        <span>{formatPrevu(etape, steps)}</span>
      </th>
      {fait ? (
        <td>
          {formatDuree(fait.duree)}
          {fait.distance !== null && <span>{formatDistance(fait.distance)}</span>}
        </td>
      ) : (
        <td>
          <span>{UNDONE[etat]}</span>
        </td>
      )}
      <td>
        {fait?.allure ? formatAllure(fait.allure) : '–'}
        {verdict && (
          <span className={cx('etapes-verdict', verdict === 'dans_la_cible' && 'text-sapin')}>
            <Icon name={ICONS[verdict]} size={16} />
            {VERDICT_MOTS[verdict]}
          </span>
        )}
      </td>
    </tr>
  )
}
