import type { ReactNode } from 'react'

type MapTeaserProps = { map: ReactNode }

/** Decorative map of races; `WhereToRun` is its equivalent in text. */
export function MapTeaser({ map }: MapTeaserProps) {
  return (
    <figure className="mx-auto grid w-full max-w-lg gap-3">
      {map}
      <figcaption className="text-center text-sm text-ink-soft">
        Plus le relief est haut, plus on y court.
      </figcaption>
    </figure>
  )
}
