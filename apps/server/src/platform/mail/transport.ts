export type Letter = {
  /** Message-ID: two sendings of one email are merged. */
  id: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  /** One-click URL (RFC 8058). */
  unsubscribe?: string
}

export type Transport = {
  /** @throws HopelessError for a permanent refusal; other errors may be retried */
  send: (letter: Letter) => Promise<void>
  close: () => void
}
