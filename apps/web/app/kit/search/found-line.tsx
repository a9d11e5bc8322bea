import type { Trouvaille } from '@foulee/contract/site/recherche'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { detailWords, FOUND_ICONS } from './found-words.ts'

export function FoundLine({ found }: { found: Trouvaille }) {
  const detail = detailWords(found)
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-lg bg-sapin-wash text-sapin">
        {found.image ? (
          <Picture className="size-full object-cover" sizes="44px" src={found.image} />
        ) : (
          <Icon name={FOUND_ICONS[found.kind]} />
        )}
      </span>
      <span className="grid min-w-0 leading-snug">
        <span className="line-clamp-2 font-semibold">{found.titre}</span>
        {detail && <span className="truncate text-sm text-ink-soft">{detail}</span>}
      </span>
    </>
  )
}
