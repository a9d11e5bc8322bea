/** The caller as the transport knows it. */
export type Caller = {
  ip: string
  user_agent: string | null
  /** The browser says that its user does not want to be measured (DNT, Global Privacy Control). */
  hasObjected: boolean
  /** Where a stream was cut that is taken up again. */
  last_event_id: string | null
}

/** One file of a multipart body. */
export type UploadedFile = { field: string; name: string; media: string; bytes: Buffer }
