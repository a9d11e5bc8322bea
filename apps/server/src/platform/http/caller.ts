export type Caller = {
  ip: string
  user_agent: string | null
  /** Do Not Track or Global Privacy Control. */
  hasObjected: boolean
  last_event_id: string | null
}

export type UploadedFile = { field: string; name: string; media: string; bytes: Buffer }
