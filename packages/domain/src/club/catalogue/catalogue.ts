import type { BadgeModele } from '../badge.ts'
import { BADGES_COURIR } from './courir.ts'
import { BADGES_PARTAGER } from './partager.ts'
import { BADGES_REVENIR } from './revenir.ts'

export const BADGES: readonly BadgeModele[] = [
  ...BADGES_COURIR,
  ...BADGES_REVENIR,
  ...BADGES_PARTAGER,
]
