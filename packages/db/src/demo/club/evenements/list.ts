import type { DemoEvenement } from './demo-evenement.ts'
import { DEMO_SERIES } from './series.ts'
import { DEMO_UNIQUES } from './uniques.ts'
import { DEMO_UNIQUES_SUD } from './uniques-sud.ts'

export const DEMO_EVENEMENTS: readonly DemoEvenement[] = [
  ...DEMO_SERIES,
  ...DEMO_UNIQUES,
  ...DEMO_UNIQUES_SUD,
]
