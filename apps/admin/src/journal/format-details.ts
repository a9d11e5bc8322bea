import { KINDS } from '@foulee/domain/shared/kinds'
import { DRAPEAU_LABELS } from '../utilisateurs/drapeau-labels.ts'

const LABELS: Readonly<Record<string, string>> = {
  ...DRAPEAU_LABELS,
  agences_id: 'agence',
  created_by: 'créé par le compte',
  creee: 'créées',
  champs: 'champs',
  completee: 'complétées',
  doublon: 'doublons',
  fichier: 'fichier',
  magasins_id: 'magasin',
  immatriculation: 'immatriculation',
  jours_retires: 'jours retirés',
  model: 'contenu',
  nom: 'nom',
  objet_id: 'numéro',
  organisateurs_id: 'organisateur',
  partie: 'partie',
  publier: 'publiées',
  raison: 'donnée pour',
  refusee: 'refusées',
  sessions: 'appareils déconnectés',
  travail: 'travail',
  type: 'type',
  users_id: 'compte',
}

function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const MODELS: Readonly<Record<string, { label: string }>> = KINDS
const formatField = (key: string, value: unknown): string =>
  (key === 'model' ? MODELS[String(value)]?.label.toLowerCase() : null) ?? formatValue(value)

type FormattedDetails = { reason: string; lines: { key: string; label: string; value: string }[] }

export function formatDetails({
  motif,
  ...rest
}: Readonly<Record<string, unknown>>): FormattedDetails {
  const lines = Object.entries(rest)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => ({ key, label: LABELS[key] ?? key, value: formatField(key, value) }))
  const reason = typeof motif === 'string' && motif ? `«\u00a0${motif}\u00a0»` : ''
  return { reason, lines }
}
