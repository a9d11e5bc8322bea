import { formatDateRange } from '../shared/date.ts'
import { formatMontant } from '../shared/mesure.ts'

/** Days `YYYY-MM-DD`. A cancelled departure has a reason. */
export type DepartChange =
  | { type: 'dates'; avant: [string, string]; apres: [string, string] }
  | { type: 'prix'; debut: string; fin: string; avant: number; apres: number }
  | { type: 'annule'; debut: string; fin: string; motif: string }

export type Lecteur = 'reserve' | 'suit'

export function describeDepartChange(
  change: DepartChange,
  lecteur: Lecteur,
): { titre: string; texte: string } {
  const has = lecteur === 'reserve'
  if (change.type === 'dates') {
    const [avant, apres] = [change.avant, change.apres].map(([debut, fin]) =>
      formatDateRange(debut, fin),
    )
    const more = has ? ' Si ces dates ne vous vont pas, vous pouvez renoncer sans frais.' : ''
    return {
      titre: 'Les dates d’un départ changent',
      texte: `Le départ (${avant}) a changé de dates\u00a0: ${apres}.${more}`,
    }
  }
  const dates = formatDateRange(change.debut, change.fin)
  if (change.type === 'prix') {
    const { avant, apres } = change
    const more = has ? ' Votre réservation garde le prix auquel vous l’avez faite.' : ''
    return {
      titre: 'Le prix d’un départ change',
      texte: `Départ ${dates}\u00a0: ${formatMontant(apres)} par personne au lieu de ${formatMontant(avant)}.${more}`,
    }
  }
  const more = has ? ' Votre réservation est annulée sans frais.' : ''
  return {
    titre: 'Un départ est annulé',
    texte: `Le départ (${dates}) n’aura pas lieu.${more} La raison\u00a0: ${change.motif}`,
  }
}
