import type { Suggestion } from '@foulee/contract/site/recherche'
import { Icon } from '#ui/icon.tsx'
import { countOffer } from './offers.ts'

export function SearchLine({ sens }: { sens: Suggestion }) {
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-sapin-wash text-sapin">
        <Icon name={sens.lieu ? 'pin' : 'search'} />
      </span>
      <span className="grid min-w-0 leading-snug">
        <span className="line-clamp-2 font-semibold">{sens.titre}</span>
        <span className="text-sm text-ink-soft">{countOffer(sens)}</span>
      </span>
    </>
  )
}
