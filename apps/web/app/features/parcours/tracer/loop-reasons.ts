import type { Boucle, DemandeBoucles } from '@foulee/contract/parcours/itineraires'
import {
  formatDenivele,
  formatDistance,
  formatNombre,
  formatTemps,
} from '@foulee/domain/shared/mesure'
import { SURFACE_LABELS } from '@foulee/domain/shared/surface'

const percent = (share: number) => `${formatNombre(share * 100)}\u00a0%`

/** French counts as one what is below two. */
const agree = (participle: string, quantity: number) =>
  quantity < 2 ? participle : `${participle}s`

const MINUTE = 60
/** Units that are read: minutes, or hours without minutes. */
const readDuration = (seconds: number) => {
  const minutes = Math.round(seconds / MINUTE)
  return minutes % 60 === 0 ? minutes / 60 : minutes
}

/** Reasons for a loop in numbers: each beside its demand. */
export function listReasons(loop: Boucle, demand: DemandeBoucles): string[] {
  const { longueur, duree, denivele, terrain } = demand
  return [
    longueur === undefined
      ? formatDistance(loop.distance)
      : `${formatDistance(loop.distance)} pour ${formatDistance(longueur)} ${agree('demandé', longueur / 1000)}`,
    loop.temps_estime === null
      ? null
      : duree === undefined
        ? `${formatTemps(loop.temps_estime)} à votre allure`
        : `${formatTemps(loop.temps_estime)} à votre allure, pour ${formatTemps(duree)} ${agree('demandée', readDuration(duree))}`,
    loop.denivele === null
      ? 'dénivelé inconnu'
      : typeof denivele === 'number'
        ? `${formatDenivele(loop.denivele)} pour ${formatNombre(denivele)}\u00a0m ${agree('demandé', denivele)}`
        : formatDenivele(loop.denivele),
    loop.part_repetee < 0.01
      ? 'aucun passage couru deux fois'
      : `${percent(loop.part_repetee)} ${agree('couru', Math.round(loop.part_repetee * 100))} deux fois`,
    terrain && loop.terrains
      ? `${percent(shareOf(loop, terrain))} de ${SURFACE_LABELS[terrain].toLocaleLowerCase('fr')}`
      : null,
    ...(loop.ressemblance?.raisons ?? []),
  ].filter((reason) => reason !== null)
}

function shareOf({ terrains, distance }: Boucle, terrain: string): number {
  const metres = (terrains ?? [])
    .filter(([, , surface]) => surface === terrain)
    .reduce((sum, [debut, fin]) => sum + fin - debut, 0)
  return distance > 0 ? metres / distance : 0
}
