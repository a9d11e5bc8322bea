import type { GroupeTrouve, Trouvaille } from '@foulee/contract/site/recherche'
import { formatDate } from '@foulee/domain/shared/date'
import type { RechercheKind } from '@foulee/domain/site/recherche'
import type { IconName } from '#ui/icon.tsx'
import type { Found } from './recherche.queries.ts'

export const FOUND_ICONS: Readonly<Record<RechercheKind, IconName>> = {
  course: 'flag',
  parcours: 'route',
  voyage: 'mountain',
  plan: 'calendar',
  seance: 'stopwatch',
  evenement: 'ticket',
  magasin: 'shop',
  organisateur: 'shield',
  agence: 'bed',
  profil: 'user',
  page: 'list',
}

export const countWords = ({ nb, est_plafonne }: Pick<GroupeTrouve, 'nb' | 'est_plafonne'>) =>
  est_plafonne ? `plus de ${nb}` : nb.toLocaleString('fr-FR')

export const detailWords = ({ jour, detail }: Trouvaille): string =>
  [jour && formatDate(jour), detail].filter(Boolean).join(' · ')

export function foundWords({ sens, groupes }: Found): string {
  if (!sens.length) return totalWords(groupes)
  const searches = `${sens.length}\u00a0recherche${sens.length > 1 ? 's' : ''}`
  const offered = `${searches} proposée${sens.length > 1 ? 's' : ''}`
  return groupes.length ? `${offered}, ${totalWords(groupes).toLowerCase()}` : offered
}

export function totalWords(groups: readonly GroupeTrouve[]): string {
  const nb = groups.reduce((sum, group) => sum + group.nb, 0)
  if (!nb) return 'Aucun résultat'
  const isCapped = groups.some(({ est_plafonne }) => est_plafonne)
  const count = nb.toLocaleString('fr-FR')
  return `${isCapped ? `Plus de ${count}` : count}\u00a0résultat${nb > 1 ? 's' : ''}`
}

/** Advice for an empty result; a single word has none to remove. */
export const adviseWords = (texte: string): string =>
  /\s/.test(texte.trim())
    ? 'Essayez un mot de moins, le nom d’une ville, ou un département.'
    : 'Vérifiez l’orthographe, ou cherchez une ville, un département.'
