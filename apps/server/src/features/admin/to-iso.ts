/** An instant of the database as the wire has it. */
export const toIso = (instant: string | Date | null): string | null =>
  instant && new Date(instant).toISOString()
