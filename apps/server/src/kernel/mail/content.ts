export type MailContent = {
  subject: string
  title: string
  paragraphs: readonly string[]
  quote?: string
  groups?: readonly {
    title: string
    items: readonly { title: string; text: string; url: string }[]
  }[]
  button?: { label: string; url: string }
  smallPrint: readonly string[]
  unsubscribe?: { label: string; url: string }
}

export type MailSite = {
  /** Without a trailing slash. */
  publicUrl: string
}

export type Template<Props> = (props: Props, site: MailSite) => MailContent
