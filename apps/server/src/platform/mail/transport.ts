/** A mail ready to leave. */
export type Letter = {
  /** Names the mail: the same letter sent twice is one. */
  id: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Where one click, without a session, ends such mails (RFC 8058). */
  unsubscribe?: string
}

export type Transport = {
  /** @throws HopelessError when this letter will never be taken; anything else may be tried again */
  send: (letter: Letter) => Promise<void>
  close: () => void
}
