import { formatDateLongue } from '../shared/date.ts'

export const LIEU_DOULEUR_LABELS = {
  nuque: 'Nuque',
  epaule_gauche: 'Épaule gauche',
  epaule_droite: 'Épaule droite',
  dos_haut: 'Haut du dos',
  dos_bas: 'Bas du dos',
  hanche_gauche: 'Hanche gauche',
  hanche_droite: 'Hanche droite',
  aine_gauche: 'Aine gauche',
  aine_droite: 'Aine droite',
  cuisse_gauche: 'Cuisse gauche',
  cuisse_droite: 'Cuisse droite',
  ischio_gauche: 'Ischio-jambiers gauches',
  ischio_droit: 'Ischio-jambiers droits',
  genou_gauche: 'Genou gauche',
  genou_droit: 'Genou droit',
  tibia_gauche: 'Tibia gauche',
  tibia_droit: 'Tibia droit',
  mollet_gauche: 'Mollet gauche',
  mollet_droit: 'Mollet droit',
  tendon_gauche: 'Tendon d’Achille gauche',
  tendon_droit: 'Tendon d’Achille droit',
  cheville_gauche: 'Cheville gauche',
  cheville_droite: 'Cheville droite',
  pied_gauche: 'Pied gauche',
  pied_droit: 'Pied droit',
  autre: 'Autre',
} as const
export type LieuDouleur = keyof typeof LIEU_DOULEUR_LABELS
export const LIEUX_DOULEUR = Object.keys(LIEU_DOULEUR_LABELS) as [LieuDouleur, ...LieuDouleur[]]

const isLieu = (lieu: string): lieu is LieuDouleur => Object.hasOwn(LIEU_DOULEUR_LABELS, lieu)

export function describeDouleur(douleur: {
  lieu: string
  intensite: number
  jour: string
}): string {
  const { lieu, intensite, jour } = douleur
  const place = isLieu(lieu) ? LIEU_DOULEUR_LABELS[lieu] : LIEU_DOULEUR_LABELS.autre
  return `${place}\u00a0: douleur de ${intensite} sur 10 le ${formatDateLongue(jour)}.`
}
