import { type AtomFeed, atomPath } from '#ui/atom.ts'

/** Where a reader of feeds finds what is new on this page; the file itself, as no page shows it. */
export function AtomLink({ feed }: { feed: AtomFeed }) {
  return (
    <a
      className="text-link inline-flex min-h-11 items-center"
      href={atomPath(feed)}
      type="application/atom+xml"
    >
      Suivre les nouveautés (flux Atom)
    </a>
  )
}
