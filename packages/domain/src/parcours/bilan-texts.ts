import { formatNombre, formatTemps } from '../shared/mesure.ts'
import type { Bout, Constat, Temoin } from './bilan.ts'

const formatKm = (metres: number): string => formatNombre(metres / 1000, 1)
const toPercent = (part: number): string => `${formatNombre(Math.abs(part) * 100)}\u00a0%`

/** Leg by its ends: « Entre La bergerie et le col (km 8,2 à 15,1) ». */
function nameTroncon(de: Bout | null, a: Bout): string {
  const start = de === null ? 'le départ' : nameBout(de)
  return `Entre ${start} et ${nameBout(a)} (km ${formatKm(de?.metres ?? 0)} à ${formatKm(a.metres)})`
}

const nameBout = ({ nom, metres, is_arrivee }: Bout): string =>
  is_arrivee ? 'l’arrivée' : (nom ?? `le km ${formatKm(metres)}`)

/** « 1 min » and « 1h » are singular. */
function lost(ecart: number): string {
  const temps = formatTemps(Math.abs(ecart))
  const ending = /^1\D+$/.test(temps) ? '' : 's'
  return `${temps} ${ecart > 0 ? 'perdue' : 'gagnée'}${ending}`
}

const nameTemoin = ({ temoin, nb }: { temoin: Temoin; nb: number | null }): string =>
  temoin === 'feuille' ? 'le plan' : `les ${formatNombre(nb ?? 0)}\u00a0coureurs de votre temps`

/** Sentence of what a race shows, with its number. */
export function describeConstat(constat: Constat): string {
  switch (constat.sujet) {
    case 'arrivee': {
      const { ecart, temps, prevu } = constat
      const side = ecart > 0 ? 'de plus' : 'de moins'
      return `Arrivée en ${formatTemps(temps)}, ${formatTemps(Math.abs(ecart))} ${side} que les ${formatTemps(prevu)} du plan.`
    }
    case 'troncon': {
      const { de, a, ecart, aussi } = constat
      const also = aussi && `, ${formatTemps(Math.abs(aussi.ecart))} sur ${nameTemoin(aussi)}`
      return `${nameTroncon(de, a)}\u00a0: ${lost(ecart)} sur ${nameTemoin(constat)}${also ?? ''}.`
    }
    case 'arrets': {
      const { duree, nb, prevu, ecart, long } = constat
      const times = nb === 1 ? 'en une fois' : `en ${nb}\u00a0fois`
      const planned =
        prevu === null
          ? ''
          : `, ${formatTemps(Math.abs(ecart))} de ${ecart > 0 ? 'plus' : 'moins'} que prévu`
      const place = `km ${formatKm(long.metres)}${long.nom ? `, ${long.nom}` : ''}`
      const longest =
        nb === 1 ? ` (${place})` : `\u00a0; le plus long, ${formatTemps(long.duree)} (${place})`
      return `${formatTemps(duree)} d’arrêts ${times}${planned}${longest}.`
    }
    case 'pente': {
      const { sens, ecart, part } = constat
      const slopes = sens === 'montee' ? 'les montées' : 'les descentes'
      const side = ecart > 0 ? 'de plus' : 'de moins'
      return `À effort égal, ${slopes} vous ont pris ${formatTemps(Math.abs(ecart))} ${side} que votre moyenne (${toPercent(part)}).`
    }
  }
}
