import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import type { ReliefKind } from '#ui/relief-frame.ts'
import { ReliefImage } from '#ui/relief-image.tsx'

type DoorProps = {
  id: string
  title: string
  text: string
  to: string
  label: string
}

type PlainDoorProps = DoorProps & {
  verb: string
  card: ReactNode
}

export function Door({ id, verb, title, text, to, label, card }: PlainDoorProps) {
  return (
    <section aria-labelledby={id} className="landing-door">
      <div className="grid content-start gap-2">
        <p className="font-semibold text-sapin">{verb}</p>
        <h2 className="text-2xl text-balance" id={id}>
          {title}
        </h2>
        <p className="text-ink-soft">{text}</p>
      </div>
      <div>{card}</div>
      <ButtonLink className="justify-self-start" to={to}>
        {label}
      </ButtonLink>
    </section>
  )
}

type BannerDoorProps = DoorProps & { relief: ReliefKind; slug: string }

export function BannerDoor({ id, title, text, to, label, relief, slug }: BannerDoorProps) {
  return (
    <section
      aria-labelledby={id}
      className="no-print card relative isolate overflow-hidden p-6 sm:p-10"
    >
      <ReliefImage className="banner-relief" kind={relief} slug={slug} />
      <div className="grid max-w-xl justify-items-start gap-3">
        <h2 className="text-2xl" id={id}>
          {title}
        </h2>
        <p className="text-lg text-ink-soft">{text}</p>
        <ButtonLink className="mt-2" to={to}>
          {label}
        </ButtonLink>
      </div>
    </section>
  )
}
