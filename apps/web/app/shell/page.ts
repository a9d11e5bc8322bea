/** Bars that lead to a page; `sent`: reached from a mail, a system, a failure or a developer only. */
type Doors = readonly Bar[] | 'sent'
export type Bar =
  | 'bar'
  | 'bar of a visitor'
  | 'bottom bar'
  | 'bottom bar of a visitor'
  | 'footer'
  | 'footer of a visitor'
  | 'account'
  | 'account with rights'

type Calls = readonly string[]

export type Page = {
  access: 'public' | 'member' | 'sandbox' | 'resource'
  /** Below `app/`. */
  file: string
  /** Unless it is made of data. */
  title?: string
  doors?: Doors
  status?: 404 | 500
  /** A page that may show the install prompt (produit 14.13). */
  isCalm?: true
  /**
   * API calls that follow from the address: exactly as the page makes them, or they run twice
   * (`crawl/calls-ahead.ts`). Today is the day in Paris.
   */
  ahead?: Calls | ((today: string) => Calls)
}

type More = Omit<Page, 'access' | 'file'>

export const open = (file: string, more: More = {}): Page => ({
  access: 'public',
  file: `features/${file}`,
  ...more,
})
export const member = (file: string, more: More = {}): Page => ({
  access: 'member',
  file: `features/${file}`,
  ...more,
})
export const sandbox = (file: string, more: More = {}): Page => ({
  access: 'sandbox',
  file: `features/${file}`,
  ...more,
})
/** Without the frame: a picture, or a whole page. */
export const resource = (file: string): Page => ({ access: 'resource', file })
