import type { Bilan, LieuBilan } from '@foulee/contract/parcours/bilan'
import { formatAllure, formatDuree, formatNombre, formatTemps } from '@foulee/domain/shared/mesure'
import { ecartText, kmText, nameOf } from './bilan-texts.ts'

/** Columns with something to tell. */
const columnsOf = ({ lieux }: Bilan) => {
  const has = (key: keyof LieuBilan) => lieux.some((lieu) => lieu[key] !== null)
  return {
    prevu: has('prevu'),
    semblables: has('semblables'),
    arret: has('arret') && lieux.some(({ arret, arret_prevu }) => arret || arret_prevu),
    rang: has('rang'),
    allure: has('allure'),
  }
}

export function BilanTable({ bilan }: { bilan: Bilan }) {
  const columns = columnsOf(bilan)
  return (
    <table className="race-day-table bilan-table">
      <caption className="sr-only">
        Temps à chaque point, contre le plan et contre les coureurs du même temps
      </caption>
      <thead>
        <tr>
          <th scope="col">Point</th>
          <th scope="col">Vous</th>
          {columns.prevu && <th scope="col">Contre le plan</th>}
          {columns.semblables && <th scope="col">Contre ceux de votre temps</th>}
          {columns.arret && <th scope="col">Arrêt</th>}
          {columns.rang && <th scope="col">Place</th>}
          {columns.allure && <th scope="col">Effort égal</th>}
        </tr>
      </thead>
      <tbody>
        {bilan.lieux.map((lieu) => (
          <LieuRow columns={columns} key={`${lieu.metres}/${lieu.is_arrivee}`} lieu={lieu} />
        ))}
      </tbody>
    </table>
  )
}

type LieuRowProps = { lieu: LieuBilan; columns: ReturnType<typeof columnsOf> }

function LieuRow({ lieu, columns }: LieuRowProps) {
  const { metres, nom, reel, is_officiel, prevu, semblables, arret, arret_prevu, allure } = lieu
  return (
    <tr>
      <th scope="row">
        {nameOf(lieu)}
        {(nom || lieu.is_arrivee) && <span className="race-day-note">{kmText(metres)}</span>}
      </th>
      <td className="bilan-temps">
        {reel === null ? '—' : formatDuree(reel)}
        {reel !== null && !is_officiel && <span className="race-day-note">sortie</span>}
      </td>
      {columns.prevu && <Ecart label="plan" other={prevu} reel={reel} />}
      {columns.semblables && <Ecart label="eux" other={semblables} reel={reel} />}
      {columns.arret && (
        <td>
          {(arret || arret_prevu) && (
            <>
              <span className="bilan-mot">arrêt </span>
              {arret === null ? '—' : formatTemps(arret)}
              {arret_prevu !== null && (
                <span className="race-day-note">{formatTemps(arret_prevu)} au plan</span>
              )}
            </>
          )}
        </td>
      )}
      {columns.rang && <td>{placeText(lieu)}</td>}
      {columns.allure && (
        <td>
          {allure !== null && (
            <>
              <span className="bilan-mot">effort égal </span>
              {formatAllure(allure)}
            </>
          )}
        </td>
      )}
    </tr>
  )
}

type EcartProps = { label: string; reel: number | null; other: number | null }

function Ecart({ label, reel, other }: EcartProps) {
  const text = ecartText(reel, other)
  return (
    <td>
      {text && other !== null && (
        <>
          <span className="bilan-mot">{label} </span>
          <strong>{text}</strong>
          <span className="race-day-note">{formatDuree(other)}</span>
        </>
      )}
    </td>
  )
}

function placeText({ rang, gagnees }: LieuBilan): string {
  if (rang === null) return ''
  const place = `${formatNombre(rang)}${rang === 1 ? 'er' : 'e'}`
  if (!gagnees) return place
  return `${place} (${gagnees > 0 ? '+' : '−'}${formatNombre(Math.abs(gagnees))})`
}
