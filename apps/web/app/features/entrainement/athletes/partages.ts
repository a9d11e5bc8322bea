import type { Partage } from '@foulee/domain/entrainement/partages'

export const PARTAGE_LABELS: Readonly<Record<Partage, { label: string; hint: string }>> = {
  calendrier: { label: 'Mon calendrier', hint: 'Ce qui est prévu, pour y ajouter des séances.' },
  allures: { label: 'Mes allures', hint: 'Ma VMA, pour que les séances soient à mes allures.' },
  faits: { label: 'Ce que j’ai fait', hint: 'Fait ou manqué, durée, distance, effort.' },
  mots: { label: 'Mes mots', hint: 'Ce que j’écris de mes séances.' },
  courses: { label: 'Mes courses', hint: 'Celles auxquelles je suis inscrit.' },
  charge: { label: 'Ma charge', hint: 'Les sommes sur 7 et 28\u00a0jours.' },
  douleurs: {
    label: 'Mes douleurs',
    hint: 'Des données de santé\u00a0: seulement si vous y consentez.',
  },
}

export const formatPartages = (partages: readonly Partage[]): string =>
  partages
    .map((partage) => PARTAGE_LABELS[partage].label.toLowerCase().replace(/^(mon|ma|mes) /, ''))
    .join(', ')
