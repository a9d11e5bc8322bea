import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { CardLink } from '../../ui/card.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'

type DoorProps = { icon: IconName; title: string; to?: string; children: ReactNode }

/** A part of the product; without an address it is not built yet, and says so. */
function Door({ icon, title, to, children }: DoorProps) {
  return (
    <li
      className={
        to
          ? 'card card-link grid-rows-none content-start gap-3 p-5'
          : 'grid content-start gap-3 rounded-card border border-dashed border-line-strong p-5'
      }
    >
      <span className="flex items-center justify-between">
        <span className={to ? 'text-sapin' : 'text-ink-soft'}>
          <Icon name={icon} size={28} />
        </span>
        {to ? <Icon className="text-sapin" name="arrow-right" /> : <Badge>En préparation</Badge>}
      </span>
      <h3 className="text-xl">{to ? <CardLink to={to}>{title}</CardLink> : title}</h3>
      <p className="text-ink-soft">{children}</p>
    </li>
  )
}

/** Courir, s’entraîner, voyager: the one that is open, and the two that are being built. */
export function Doors() {
  return (
    <section aria-labelledby="trois-portes" className="grid gap-5">
      <h2 className="text-2xl" id="trois-portes">
        Courir, s’entraîner, voyager
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        <Door icon="flag" title="Courir" to="/calendrier">
          Route, trail, nature&nbsp;: chaque course avec ses distances, son dénivelé, ses
          ravitaillements et ses barrières horaires.
        </Door>
        <Door icon="stopwatch" title="S’entraîner">
          Des plans et des séances à suivre, dessinés comme un profil, avec ou sans entraîneur.
        </Door>
        <Door icon="bed" title="Voyager">
          Des séjours et des stages autour d’une course ou d’un massif.
        </Door>
      </ul>
    </section>
  )
}
