import type { Actualite } from '@foulee/contract/courses/contenus'
import { formatDate } from '@foulee/domain/shared/date'
import { balanceRichText } from '@foulee/domain/shared/texte-riche'
import { SectionHeading } from '#ui/section-heading.tsx'
import '#ui/rich-text.css'

type News = readonly Actualite[]

const shown = 3

export function PageNews({ actualites }: { actualites: News }) {
  if (!actualites.length) return null
  const newestFirst = actualites.toSorted((a, b) => b.date.localeCompare(a.date))
  const older = newestFirst.slice(shown)
  return (
    <section aria-labelledby="actualites" className="grid gap-5">
      <SectionHeading id="actualites" title="Actualités" />
      <NewsList news={newestFirst.slice(0, shown)} />
      {older.length > 0 && (
        <details className="grid gap-4">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-sapin">
            {older.length > 1 ? `Les ${older.length} plus anciennes` : 'La plus ancienne'}
          </summary>
          <NewsList news={older} />
        </details>
      )}
    </section>
  )
}

function NewsList({ news }: { news: News }) {
  return (
    <ul className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
      {news.map(({ id, titre, texte, date }) => (
        <li className="card grid content-start gap-1.5 p-5" key={id}>
          <time className="text-sm text-ink-soft" dateTime={date}>
            {formatDate(date)}
          </time>
          <h3 className="text-lg">{titre}</h3>
          <div
            className="rich-text"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: kept clean by the server (clean-html.ts)
            dangerouslySetInnerHTML={{ __html: balanceRichText(texte) }}
          />
        </li>
      ))}
    </ul>
  )
}
