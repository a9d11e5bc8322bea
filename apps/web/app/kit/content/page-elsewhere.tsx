import type { Extension } from '@foulee/contract/courses/contenus'
import { EXTENSION_LABELS, type ExtensionType } from '@foulee/domain/courses/extension'
import { getSiteName } from '@foulee/domain/shared/adresse-web'
import { Icon } from '#ui/icon.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

type Extensions = readonly Pick<Extension, 'id' | 'type' | 'id_ext'>[]

const isPage = ({ id_ext }: Extensions[number]) => /^https?:\/\//.test(id_ext)
const labelExtension = (type: string) => EXTENSION_LABELS[type as ExtensionType] ?? 'Autre page'

/** External pages as links: no third-party content loads before a click. */
export function PageElsewhere({ extensions }: { extensions: Extensions }) {
  const pages = extensions.filter(isPage)
  if (!pages.length) return null
  return (
    <section aria-labelledby="ailleurs" className="grid gap-5">
      <SectionHeading id="ailleurs" title="On en parle ailleurs" />
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {pages.map(({ id, type, id_ext }) => (
          <li key={id}>
            <a
              className="card flex items-center gap-3 p-4"
              href={id_ext}
              rel="noopener nofollow ugc"
            >
              <Icon className="shrink-0 text-sapin" name="arrow-up-right" />
              <span className="grid min-w-0">
                <span className="font-semibold">{labelExtension(type)}</span>
                <span className="truncate text-sm text-ink-soft">{getSiteName(id_ext)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
