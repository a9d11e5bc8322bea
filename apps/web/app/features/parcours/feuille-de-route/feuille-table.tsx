import type { EtapeFeuille, FeuilleDeRoute } from '@foulee/contract/parcours/feuille-de-route'
import { formatDelai } from '@foulee/domain/courses/barriere'
import { deNom } from '@foulee/domain/shared/de-nom'
import { formatNombre, formatTemps } from '@foulee/domain/shared/mesure'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import {
  etapeIcon,
  margeText,
  momentText,
  nameOf,
  tronconTexts,
  typesText,
} from './feuille-texts.ts'

/** Seconds of darkness below which no headlamp is needed. */
const LAMP = 300
/** Probability of passing a cut-off below which a warning shows (produit 6.7). */
const SAFE = 0.8

export function FeuilleTable({ feuille }: { feuille: FeuilleDeRoute }) {
  const hasGates = feuille.etapes.some(({ barriere }) => barriere)
  return (
    <table className="race-day-table feuille-table">
      <caption className="sr-only">Passages {deNom(feuille.nom)}, du départ à l’arrivée</caption>
      <thead>
        <tr>
          <th scope="col">Point</th>
          <th scope="col">Tronçon</th>
          <th scope="col">Passage</th>
          {hasGates && <th scope="col">Barrière</th>}
        </tr>
      </thead>
      <tbody>
        {feuille.etapes.map((etape) => (
          <EtapeRow
            annee={feuille.semblables?.annee ?? null}
            etape={etape}
            hasGates={hasGates}
            key={`${etape.metres}/${nameOf(etape)}`}
          />
        ))}
      </tbody>
    </table>
  )
}

type EtapeRowProps = { etape: EtapeFeuille; hasGates: boolean; annee: number | null }

function EtapeRow({ etape, hasGates, annee }: EtapeRowProps) {
  const { metres, nom, types, arret, passage, entre, temps, semblables } = etape
  return (
    <tr className={cx(etape.is_arrivee && 'feuille-arrivee')}>
      <th scope="row">
        <span className="feuille-nom">
          <Icon className="shrink-0 text-sapin" name={etapeIcon(etape)} size={16} />
          {nameOf(etape)}
        </span>
        <span className="race-day-note">
          km&nbsp;{formatNombre(metres / 1000, 1)}
          {nom && types.length > 0 && <span className="feuille-ecran"> · {typesText(types)}</span>}
        </span>
      </th>
      <td className="feuille-troncon">
        <Troncon troncon={etape.troncon} />
      </td>
      <td className="feuille-passage">
        <strong className="feuille-heure">{momentText(passage)}</strong>
        <span className="race-day-note">en {formatTemps(temps)}</span>
        {annee !== null && semblables !== null && (
          <span className="race-day-note">
            {annee}&nbsp;: {formatTemps(semblables)}
          </span>
        )}
        {arret ? <span className="race-day-note">arrêt {formatTemps(arret)}</span> : null}
        {entre && (
          <span className="race-day-note feuille-ecran">
            entre {momentText(entre[0], passage)} et {momentText(entre[1], passage)}
          </span>
        )}
      </td>
      {hasGates && (
        <td className="feuille-barriere">
          {etape.barriere && (
            <Barriere barriere={etape.barriere} isArrivee={etape.is_arrivee} passage={passage} />
          )}
        </td>
      )}
    </tr>
  )
}

function Troncon({ troncon }: Pick<EtapeFeuille, 'troncon'>) {
  const { nuit } = troncon
  return (
    <>
      {tronconTexts(troncon).map((text) => (
        <span className="feuille-chiffre" key={text}>
          {text}
        </span>
      ))}
      {nuit !== null && nuit >= LAMP && (
        <span className="feuille-nuit">
          <Icon className="shrink-0" name="moon" size={14} />
          {formatTemps(nuit)} de nuit
        </span>
      )}
    </>
  )
}

type BarriereProps = {
  barriere: NonNullable<EtapeFeuille['barriere']>
  passage: EtapeFeuille['passage']
  isArrivee: boolean
}

/** Cut-off as time of day; at the finish as a duration, as organisers announce it. */
function Barriere({ barriere, passage, isArrivee }: BarriereProps) {
  const isMissed = barriere.marge < 0
  const isRisky = !isMissed && barriere.chance !== null && barriere.chance < SAFE
  return (
    <>
      <strong className="feuille-heure">{momentText(barriere, passage)}</strong>
      <span className={cx('race-day-note', !isArrivee && 'feuille-ecran')}>
        {formatDelai(barriere.limite)}
      </span>
      <span className={cx('race-day-note', isMissed && 'feuille-manquee')}>
        {isMissed && <Icon className="shrink-0" name="alert" size={14} />}
        {margeText(barriere)}
      </span>
      {isRisky && (
        <span className="race-day-note feuille-manquee feuille-ecran">
          {Math.round((barriere.chance ?? 0) * 100)}&nbsp;% de chances
        </span>
      )}
    </>
  )
}
