import type { EtapeFeuille, FeuilleDeRoute } from '@foulee/contract/parcours/feuille-de-route'
import { formatDelai, formatMoment } from '@foulee/domain/courses/barriere'
import { POINT_TYPE_LABELS } from '@foulee/domain/courses/epreuve'
import { POINT_PARCOURS_LABELS } from '@foulee/domain/parcours/parcours'
import { formatHeure } from '@foulee/domain/shared/date'
import { formatDistance } from '@foulee/domain/shared/mesure'
import { findPart, readAltitude, readPosition } from '@foulee/trace/survey'
import type { Waypoint } from '@foulee/trace/track'
import { type Source, toTraceMetres } from './feuille-source.ts'

const LABELS = { ...POINT_PARCOURS_LABELS, ...POINT_TYPE_LABELS }

/** Waypoints for a watch: the time first, since small screens cut names. */
export const listWaypoints = (source: Source, { etapes }: FeuilleDeRoute): Waypoint[] =>
  etapes.flatMap((etape) => {
    const metres = toTraceMetres(source, etape.metres)
    const part = findPart(source.survey, metres)
    if (!part) return []
    const { lon, lat } = readPosition(part, Math.min(metres, part.fin))
    const ele = readAltitude(source.survey, metres)
    const name = `${formatHeure(etape.passage.heure)} ${nameOf(etape)}`
    return [{ lon, lat, ele, name, description: describe(etape), type: etape.types[0] ?? null }]
  })

function nameOf({ nom, types: [type], is_arrivee }: EtapeFeuille): string {
  if (is_arrivee) return 'Arrivée'
  return nom ?? (type ? LABELS[type] : 'Point')
}

/** « 12,4 km depuis le départ, à quitter avant 11h30, soit 2h30 après le départ » */
function describe({ metres, barriere, is_arrivee }: EtapeFeuille): string {
  const place = `${formatDistance(metres)} depuis le départ`
  if (!barriere) return place
  const until = is_arrivee ? 'arriver avant' : 'à quitter avant'
  return `${place}, ${until} ${formatMoment(barriere)}, soit ${formatDelai(barriere.limite)}`
}
