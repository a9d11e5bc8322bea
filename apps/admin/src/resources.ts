import { journal } from './journal/journal.resource.ts'
import { moderation } from './moderation/moderation.resource.ts'
import type { AdminResource } from './resource.ts'

/** The menu, from top to bottom: one line for each folder. */
export const RESOURCES: readonly AdminResource[] = [moderation, journal]
