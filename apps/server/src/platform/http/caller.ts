export type Caller = {
  ip: string
  user_agent: string | null
  /** Do Not Track or Global Privacy Control. */
  hasObjected: boolean
  last_event_id: string | null
  /** Aborted when the caller leaves before the answer. */
  signal: AbortSignal
}

export type UploadedFile = { field: string; name: string; media: string; bytes: Buffer }
