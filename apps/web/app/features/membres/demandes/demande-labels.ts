import type { Demande } from '@foulee/contract/membres/demandes'
import type { Tone } from '#ui/badge.tsx'

export const TYPE_LABELS: Readonly<Record<Demande['type'], string>> = {
  coach: 'Coach',
  club: 'Club',
}

export const ETAT_LABELS: Readonly<Record<Demande['etat'], string>> = {
  en_attente: 'En attente',
  acceptee: 'Acceptée',
  refusee: 'Refusée',
}

export const ETAT_TONES: Readonly<Record<Demande['etat'], Tone>> = {
  en_attente: 'warning',
  acceptee: 'success',
  refusee: 'danger',
}

export function listPieces(demande: Demande): [label: string, value: string][] {
  const rows: [string, string | null][] = [
    ['Nom d’usage ou club', demande.structure],
    ['Carte professionnelle', demande.carte_pro],
    ['Valable jusqu’au', demande.carte_pro_fin && formatDay(demande.carte_pro_fin)],
    ['Diplôme', demande.diplome],
    ['Assurance', demande.assurance],
    ['SIRET ou RNA', demande.immatriculation],
    ['Fédération', demande.federation],
    ['Ville', demande.ville],
    ['Site', demande.site],
    ['Message', demande.message],
  ]
  return rows.flatMap(([label, value]) => (value ? [[label, value]] : []))
}

const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

export const formatDay = (day: string): string => DAY.format(new Date(day))
