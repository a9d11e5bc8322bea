import type { BadgeModele } from '../badge.ts'
import { BADGES_COURIR } from './courir.ts'
import { BADGES_PARTAGER } from './partager.ts'
import { BADGES_REVENIR } from './revenir.ts'

/** Every badge that an installation begins with; staff change them, and add their own. */
export const BADGES: readonly BadgeModele[] = [
  ...BADGES_COURIR,
  ...BADGES_REVENIR,
  ...BADGES_PARTAGER,
]
