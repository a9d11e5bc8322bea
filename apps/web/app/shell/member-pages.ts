import type { ComponentType } from 'react'

type Load = () => Promise<{ default: ComponentType }>

/**
 * Modules of members' pages by route id, filled from `pages.ts` (`apps/web/page-files.ts`). They
 * load separately from the routes, while the guard decides, so that visitors are redirected without
 * their code (decision 166).
 */
export const memberPages: Readonly<Record<string, Load>> = {}
