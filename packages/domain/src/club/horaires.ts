/** From when until when a shop is open, as `HH:MM`; an end that is not after its start is of the next day. */
export type Plage = { debut: string; fin: string }

/** The hours of a week, Monday first, and the days that differ: none is closed all day. */
export type Horaires = {
  semaine: readonly (readonly Plage[])[]
  exceptions: readonly { jour: string; plages: readonly Plage[]; motif?: string | undefined }[]
  /** What it does on public holidays that no exception names. */
  feries: 'ferme' | 'comme_la_semaine'
}
