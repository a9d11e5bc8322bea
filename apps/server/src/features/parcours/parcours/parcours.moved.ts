/** Transitions of a route; its saves have no history (0044). */
export const MOVED = { table: 'parcours', journal: 'parcours_journal', key: 'parcours_id' } as const
