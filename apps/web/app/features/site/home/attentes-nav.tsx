import { ChipLink } from '#ui/chip.tsx'
import type { Attente } from './home-attentes.ts'
import './home.css'

/** What waits for a member, each with the way to where it is answered; as high without as with. */
export const AttentesNav = ({ attentes }: { attentes: readonly Attente[] }) => (
  // Nothing moves when it is known.
  <div className="min-h-11">
    {attentes.length > 0 && (
      <nav aria-label="Ce qui vous attend" className="home-attend">
        {attentes.map(({ to, label, icon }) => (
          <ChipLink icon={icon} key={to} preventScrollReset={false} to={to}>
            {label}
          </ChipLink>
        ))}
      </nav>
    )}
  </div>
)
