/** What a mail says, before it is dressed as text and as HTML. */
export type MailContent = {
  subject: string
  title: string
  /** Line breaks inside one are kept. */
  paragraphs: readonly string[]
  /** What somebody wrote, set apart from our own words. */
  quote?: string
  /** Lists of what is read elsewhere, each under its heading. */
  groups?: readonly {
    title: string
    items: readonly { title: string; text: string; url: string }[]
  }[]
  button?: { label: string; url: string }
  /** Under the line: what to do when one did not ask for this mail. */
  smallPrint: readonly string[]
  /** How not to get such mails any more, where one may choose. */
  unsubscribe?: { label: string; url: string }
}

/** Where the mail comes from. */
export type MailSite = {
  /** Without a slash at the end. */
  publicUrl: string
}

export type Template<Props> = (props: Props, site: MailSite) => MailContent
