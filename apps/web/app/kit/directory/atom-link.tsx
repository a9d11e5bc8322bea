import { type AtomFeed, atomPath } from '#ui/atom.ts'

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
